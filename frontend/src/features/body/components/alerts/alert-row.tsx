import { IconButton, Icon, Row, Stack, Switch, Text, Button } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { RemovableRow } from '../../../../components/removable-row';
import { formatWhen } from '../../../../lib/format';
import {
  type ReadingAlert,
  useDeleteReadingAlertMutation,
  useEditReadingAlertMutation,
  useSnoozeReadingAlertMutation,
  useTestReadingAlertMutation,
} from '../../api/alerts.api';
import { tomorrowMorning } from '../../lib/alert-words';

/** One alert: on or off, what it would find now, left alone until the morning, or gone. */
export function AlertRow({ alert }: { alert: ReadingAlert }): ReactElement {
  const [edit] = useEditReadingAlertMutation();
  const [snooze] = useSnoozeReadingAlertMutation();
  const [remove, removal] = useDeleteReadingAlertMutation();
  const [test, { data: found, isLoading }] = useTestReadingAlertMutation();
  const [now] = useState(() => new Date());
  const { id, title, isEnabled, snoozedUntil } = alert;
  const isSnoozed = snoozedUntil !== null && new Date(snoozedUntil) > now;
  const until = isSnoozed ? null : tomorrowMorning(now).toISOString();
  return (
    <RemovableRow>
      <Stack spacing={0.5}>
        <Row justify="between" gap={1}>
          <Switch
            label={title}
            checked={isEnabled}
            onChange={({ target }) => void edit({ id, editReadingAlert: { isEnabled: target.checked } })}
          />
          <IconButton
            size="sm"
            label={`Delete ${title}`}
            icon={<Icon name="trash" size={18} />}
            disabled={removal.isLoading}
            onClick={() => void remove({ id })}
          />
        </Row>
        <Row gap={1} style={{ flexWrap: 'wrap' }}>
          <Button size="sm" tone="quiet" loading={isLoading} onClick={() => void test({ id })}>
            Test now
          </Button>
          <Button size="sm" tone="quiet" onClick={() => void snooze({ id, snoozeReadingAlert: { until } })}>
            {isSnoozed ? 'End snooze' : 'Snooze to the morning'}
          </Button>
          <Text variant="caption" tone="muted">
            {told(alert, isSnoozed)}
          </Text>
        </Row>
        <Text variant="caption" role="status">
          {found?.reason}
        </Text>
      </Stack>
    </RemovableRow>
  );
}

function told({ snoozedUntil, lastFiredAt }: ReadingAlert, isSnoozed: boolean): string {
  if (isSnoozed && snoozedUntil) return `Snoozed until ${formatWhen(snoozedUntil)}`;
  return lastFiredAt === null ? 'Never told yet' : `Last told ${formatWhen(lastFiredAt)}`;
}
