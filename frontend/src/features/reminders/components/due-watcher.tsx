import { LiveRegion } from '@twyn/design-system';
import { type ReactElement, useEffect, useLayoutEffect, useState } from 'react';
import { bannerRoom } from '../../../components/reminders/banner-room';
import { type Reminder, useListNextRemindersQuery } from '../../../shared/reminders/api/reminders.api';
import { type Settings, useGetSettingsQuery } from '../../../shared/settings/api/settings.api';
import { isDue, nameOf, whenDue } from '../../../components/reminders/due';
import { isQuiet, quietEdges } from '../lib/quiet';
import { DueBanner } from './due-banner';

/** The longest that a browser's timer waits without going off at once. */
const MAX_WAIT_MS = 2_147_483_647;
const NONE: readonly Reminder[] = [];

/**
 * Shows on every screen what has become due, until it is done or put off.
 * @param slot Where it stands. Its room is as it was last until it is known what is due.
 */
export function DueWatcher({ slot }: { slot: HTMLElement }): ReactElement {
  const { data, isError } = useListNextRemindersQuery(undefined, {
    refetchOnFocus: true,
  });
  const settings = useGetSettingsQuery(undefined, { refetchOnFocus: true });
  // Nothing shows itself before it is known whether it may; a list that cannot be read keeps nobody's reminders.
  const isKnown = settings.data !== undefined || settings.isError;
  const [isOpen, setIsOpen] = useState(() => bannerRoom.read().isOpen);
  const isRead = isKnown && (data !== undefined || isError);
  useLayoutEffect(() => {
    if (isRead) bannerRoom.settle(slot, isOpen);
  });
  const due = useDue(isKnown ? (data?.items ?? NONE) : NONE, settings.data?.quietHours ?? null);
  const [latest] = due.slice(-1);
  return (
    <>
      <LiveRegion>{latest && `Due now: ${nameOf(latest)}`}</LiveRegion>
      {due.length > 0 && <DueBanner due={due} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />}
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
    (each.kind === 'reminder' || each.kind === 'mood') && quietHours !== null && isQuiet(now, quietHours);
  return reminders.filter((each) => isDue(each, now) && !waits(each));
}
