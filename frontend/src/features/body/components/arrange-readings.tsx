import { Button, Dialog, ReorderList, Switch, Text, VisuallyHidden } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { errorMessage } from '../../../api/api-error';
import { notify } from '../../../lib/notify';
import {
  useArrangeMetricsMutation,
  useUpdateMetricSettingsMutation,
} from '../../../shared/readings/api/readings.api';
import type { ReadingCard } from '../lib/reading-cards';

/** The order of the readings, and which of them are shown. Every step is kept at once. */
export function ArrangeReadings({ cards }: { cards: readonly ReadingCard[] }): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" tone="quiet" onClick={() => setIsOpen(true)}>
        Arrange
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="Arrange readings"
        actions={<Button onClick={() => setIsOpen(false)}>Done</Button>}
      >
        {isOpen && <Arrangement cards={cards} />}
      </Dialog>
    </>
  );
}

function Arrangement({ cards }: { cards: readonly ReadingCard[] }): ReactElement {
  // The order stands at once; what the server answers later is the same.
  const [order, setOrder] = useState(() => cards.map(({ metric }) => metric));
  const [shown, setShown] = useState<Readonly<Record<string, boolean>>>({});
  const [arrange] = useArrangeMetricsMutation();
  const [update] = useUpdateMetricSettingsMutation();
  const ordered = order.flatMap((metric) => cards.find((card) => card.metric === metric) ?? []);

  const reorder = (metrics: string[]): void => {
    setOrder(metrics);
    const all = metrics.flatMap((metric) => cards.find((card) => card.metric === metric)?.metrics ?? []);
    void arrange({ arrangeMetrics: { metrics: all } });
  };
  const show = async ({ metric, metrics }: ReadingCard, isShown: boolean): Promise<void> => {
    setShown((before) => ({ ...before, [metric]: isShown }));
    for (const each of metrics) {
      const { error } = await update({ metric: each, updateMetricSettings: { isHidden: !isShown } });
      if (!error) continue;
      setShown((before) => ({ ...before, [metric]: !isShown }));
      notify.error(errorMessage(error));
    }
  };
  return (
    <>
      <Text tone="muted" style={{ marginBottom: 12 }}>
        Drag a reading, or move it a step at a time. A hidden one is still measured and compared.
      </Text>
      <ReorderList
        label="Order of the readings"
        onReorder={reorder}
        items={ordered.map((card) => ({
          id: card.metric,
          label: card.label,
          action: (
            <Switch
              label={<VisuallyHidden>Show {card.label}</VisuallyHidden>}
              checked={shown[card.metric] ?? !card.isHidden}
              onChange={(event) => void show(card, event.target.checked)}
            />
          ),
        }))}
      />
    </>
  );
}
