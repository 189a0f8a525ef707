import { useCallback, useEffect, useRef } from 'react';
import { isApiError } from '../../../api/api-error';
import { formatQuantity } from '../../../lib/format';
import { notify } from '../../../lib/notify';
import { useSharedDispatch } from '../../state/hooks';
import { useCreateMoodEntryMutation } from '../api/mood.api';
import { useWaiting } from './use-waiting';
import { entryLeft, entryRefused, WAITING_KEY, waitingRead, type WaitingEntry } from './waiting.slice';

/** A device may call itself connected long before its network is. */
const RETRY_MS = 30_000;

/** Sends what was entered without a connection, one after the other, as soon as there is one. */
export function useSendWaiting(): void {
  const waiting = useWaiting();
  const dispatch = useSharedDispatch();
  const isSending = useRef(false);
  const [create] = useCreateMoodEntryMutation();
  const send = useCallback(
    async (items: readonly WaitingEntry[]) => {
      const open = items.filter(({ problem }) => problem === null);
      if (isSending.current || open.length === 0 || !navigator.onLine) return;
      isSending.current = true;
      let sent = 0;
      for (const { entry } of open) {
        const { error } = await create({ createMoodEntry: entry });
        if (isApiError(error) && mayPass(error.status)) break;
        const key = entry.idempotencyKey;
        if (isApiError(error)) dispatch(entryRefused({ key, problem: error.message }));
        else dispatch(entryLeft(key));
        if (!error) sent += 1;
      }
      isSending.current = false;
      if (sent > 0) notify.success(`Sent ${formatQuantity(sent, 'mood entry', 'mood entries')} that waited`);
    },
    [create, dispatch],
  );

  useEffect(() => {
    if (waiting.every(({ problem }) => problem !== null)) return undefined;
    const attempt = (): void => void send(waiting);
    attempt();
    addEventListener('online', attempt);
    const timer = setInterval(attempt, RETRY_MS);
    return () => {
      removeEventListener('online', attempt);
      clearInterval(timer);
    };
  }, [waiting, send]);

  useEffect(() => {
    const handleStorage = ({ key }: StorageEvent): void => {
      if (key === WAITING_KEY) dispatch(waitingRead());
    };
    addEventListener('storage', handleStorage);
    return () => removeEventListener('storage', handleStorage);
  }, [dispatch]);
}

/** No answer, a session that is opened again, too many at once, a server that is down: none of it is about the entry. */
function mayPass(status: number): boolean {
  return status === 0 || status === 401 || status === 429 || status >= 500;
}
