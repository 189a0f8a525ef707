import { Button, Callout, Stack } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useNow } from '../../../../components/reminders/use-now';
import { formatTime } from '../../../../lib/format';
import { useListActiveReadingAlertsQuery, useSnoozeReadingAlertMutation } from '../../api/alerts.api';
import { activeWords, tomorrowMorning } from '../../lib/alert-words';

const MINUTE_MS = 60_000;

/** What one's own alerts found and still holds, each with a way to be left alone until the morning. */
export function ActiveAlerts(): ReactElement | null {
  const { data } = useListActiveReadingAlertsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [snooze] = useSnoozeReadingAlertMutation();
  const now = useNow(MINUTE_MS);
  if (!data || data.items.length === 0) return null;
  const until = tomorrowMorning(now);
  return (
    <Stack spacing={1}>
      {data.items.map((active) => (
        <Callout
          key={active.alert.id}
          tone="warning"
          role="status"
          title={active.alert.title}
          action={
            <Button
              size="sm"
              tone="quiet"
              onClick={() =>
                void snooze({ id: active.alert.id, snoozeReadingAlert: { until: until.toISOString() } })
              }
            >
              Snooze to {formatTime(until)}
            </Button>
          }
        >
          {activeWords(active, now)}
        </Callout>
      ))}
    </Stack>
  );
}
