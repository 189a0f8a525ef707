import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isDue } from '../../../components/reminders/due';
import { useNow } from '../../../components/reminders/use-now';
import { paths } from '../../../lib/paths';
import { useGetReviewQuery } from '../../../shared/memory/api/review.api';
import { useListNextRemindersQuery } from '../../../shared/reminders/api/reminders.api';
import type { Waiting } from '../navigation';

const REFRESH_MS = 30_000;

/** Tells the frame how much waits for the owner: what is to be confirmed, and what is due. */
export function WaitingWatcher({ onWaiting }: { onWaiting: (waiting: Waiting) => void }): null {
  const now = useNow(REFRESH_MS);
  const { pathname } = useLocation();
  const { data: review, refetch } = useGetReviewQuery({ limit: 1 });
  // Memories are compared some time after they were kept, and nobody tells when.
  useEffect(() => void refetch(), [pathname, refetch]);
  const { data: reminders } = useListNextRemindersQuery();
  const toConfirm = review?.total ?? 0;
  const due = reminders?.items.filter((each) => isDue(each, now)).length ?? 0;
  useEffect(() => {
    onWaiting({ [paths.review]: toConfirm, [paths.reminders]: due });
  }, [toConfirm, due, onWaiting]);
  return null;
}
