import { Button, Callout, Stack } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { formatTime } from '../../../../lib/format';
import { useListActiveReadingAlertsQuery, useSnoozeReadingAlertMutation } from '../../api/alerts.api';
import { activeWords, tomorrowMorning } from '../../lib/alert-words';

/** What one's own alerts found and still holds, each with a way to be left alone until the morning. */
export function ActiveAlerts(): ReactElement | null {
  const { data } = useListActiveReadingAlertsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [snooze] = useSnoozeReadingAlertMutation();
  if (!data || data.items.length === 0) return null;
  const until = tomorrowMorning(new Date());
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
          {activeWords(active, new Date())}
        </Callout>
      ))}
    </Stack>
  );
}
