import { Box, Button, Card, LiveRegion, Row, Stack, Text } from '@twyn/design-system';
import { type ReactElement, useEffect, useState } from 'react';
import {
  type Reminder,
  useAdjustTimerMutation,
  useListNextRemindersQuery,
} from '../../../shared/reminders/api/reminders.api';
import { type Settings, useGetSettingsQuery } from '../../../shared/settings/api/settings.api';
import { useClose } from '../../../components/reminders/use-close';
import { isDue, nameOf, whenDue } from '../../../components/reminders/due';
import { SnoozeMenu } from '../../../components/reminders/snooze-menu';
import { isQuiet, quietEdges } from '../lib/quiet';

const REFRESH_MS = 5 * 60_000;
/** The longest that a browser's timer waits without going off at once. */
const MAX_WAIT_MS = 2_147_483_647;
const MORE_SECONDS = 5 * 60;
const MAX_SHOWN = 3;
const NONE: readonly Reminder[] = [];

/** Shows on every screen what has become due, until it is done or put off. */
export function DueWatcher(): ReactElement {
  const { data } = useListNextRemindersQuery(undefined, {
    pollingInterval: REFRESH_MS,
    refetchOnFocus: true,
  });
  const settings = useGetSettingsQuery(undefined, { refetchOnFocus: true });
  // Nothing shows itself before it is known whether it may; a list that cannot be read keeps nobody's reminders.
  const isKnown = settings.data !== undefined || settings.isError;
  const due = useDue(isKnown ? (data?.items ?? NONE) : NONE, settings.data?.quietHours ?? null);
  const [latest] = due.slice(-1);
  return (
    <>
      <LiveRegion>{latest && `Due now: ${nameOf(latest)}`}</LiveRegion>
      <Box sx={corner}>
        <Stack spacing={1}>
          {due.slice(-MAX_SHOWN).map((reminder) => (
            <DueCard key={reminder.id} reminder={reminder} />
          ))}
        </Stack>
      </Box>
    </>
  );
}

/** Those whose moment has come; the next one is waited for, not asked for. In quiet hours reminders wait. */
function useDue(reminders: readonly Reminder[], quietHours: Settings['quietHours']): Reminder[] {
  const [now, setNow] = useState(() => new Date());
  const moments = reminders.flatMap((each) => whenDue(each)?.getTime() ?? []);
  if (quietHours) moments.push(...quietEdges(now, quietHours));
  const next = Math.min(...moments.filter((moment) => moment > now.getTime()));
  useEffect(() => {
    if (!Number.isFinite(next)) return undefined;
    const wait = Math.min(Math.max(0, next - Date.now()), MAX_WAIT_MS);
    const timer = setTimeout(() => setNow(new Date()), wait);
    return () => clearTimeout(timer);
  }, [next, now]);
  const waits = (each: Reminder): boolean =>
    each.kind === 'reminder' && quietHours !== null && isQuiet(now, quietHours);
  return reminders.filter((each) => isDue(each, now) && !waits(each));
}

function DueCard({ reminder }: { reminder: Reminder }): ReactElement {
  const { complete } = useClose(reminder);
  const [adjust] = useAdjustTimerMutation();
  const name = nameOf(reminder);
  const isTimer = reminder.kind === 'timer';
  return (
    <Card padding="dense" aria-label={`Due: ${name}`}>
      <Row gap={1}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Text>{isTimer ? `${name} is over` : name}</Text>
        </Box>
        {isTimer ? (
          <Button
            size="sm"
            tone="quiet"
            aria-label={`+5 min for ${name}`}
            onClick={() => void adjust({ id: reminder.id, adjustTimer: { seconds: MORE_SECONDS } })}
          >
            +5 min
          </Button>
        ) : (
          <SnoozeMenu reminder={reminder} />
        )}
        <Button size="sm" aria-label={`Done: ${name}`} onClick={() => void complete()}>
          Done
        </Button>
      </Row>
    </Card>
  );
}

const corner = {
  position: 'fixed',
  insetBlockEnd: { xs: 80, md: 16 },
  insetInlineEnd: 16,
  zIndex: 'drawer',
  width: 'min(24rem, calc(100vw - 32px))',
} as const;
