import { Button, Dialog, Divider, Icon, IconButton, Stack, Text } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { QueryBoundary } from '../../../../components/query-boundary';
import { RowSkeleton } from '../../../../components/row-skeleton';
import { useListReadingAlertsQuery } from '../../api/alerts.api';
import type { OverviewItem } from '../../lib/reading-cards';
import { AlertForm } from './alert-form';
import { AlertRow } from './alert-row';

interface MetricAlertsProps {
  item: OverviewItem;
  /** A sign alone, for a phone's top bar. @default false */
  isSmall?: boolean;
}

/** When the twin says something about a metric: what is set, and one more. */
export function MetricAlerts({ item, isSmall = false }: MetricAlertsProps): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  const open = (): void => setIsOpen(true);
  return (
    <>
      {isSmall ? (
        <IconButton label="Alerts" icon={<Icon name="clock" />} onClick={open} />
      ) : (
        <Button tone="quiet" startIcon={<Icon name="clock" size={16} />} onClick={open}>
          Alerts
        </Button>
      )}
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={`Alerts: ${item.label}`}
        keepOpenOnBackdrop
      >
        {isOpen && <Alerts item={item} />}
      </Dialog>
    </>
  );
}

function Alerts({ item }: { item: OverviewItem }): ReactElement {
  const query = useListReadingAlertsQuery();
  return (
    <QueryBoundary query={query} errorTitle="Couldn’t load your alerts" skeleton={<RowSkeleton rows={2} />}>
      {({ items }) => {
        const own = items.filter(({ metric }) => metric === item.metric);
        return (
          <Stack spacing={2}>
            {own.length === 0 ? (
              <Text tone="muted">
                No alert yet. It shows on Body and as a reminder, and never says what it means.
              </Text>
            ) : (
              <Stack component="ul" spacing={1.5}>
                {own.map((alert) => (
                  <AlertRow key={alert.id} alert={alert} />
                ))}
              </Stack>
            )}
            {own.length > 0 && <Divider />}
            <Text variant="h3">New alert</Text>
            <AlertForm item={item} />
          </Stack>
        );
      }}
    </QueryBoundary>
  );
}
