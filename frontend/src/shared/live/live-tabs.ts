import type { LiveMessage } from './api/live-stream';
import { followLiveEvents } from './follow-live-events';

/** What tabs say to each other. */
type Said = { kind: 'message'; message: LiveMessage } | { kind: 'open'; isOpen: boolean } | { kind: 'hello' };

export interface LiveTab {
  onMessage: (message: LiveMessage) => void;
  onSessionEnded: () => void;
}

/**
 * Follows what changes of one person. Tabs of a browser share one stream: one holds a lock, reads, and passes on what it
 * hears; when it is closed the lock goes to another, which goes on where it was. Where a browser has no locks (an address
 * without encryption), each tab reads for itself while somebody looks at it: a browser has six connections to a server.
 * Returns what ends it.
 */
export function followInTabs(name: string, tab: LiveTab): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const channel = new BroadcastChannel(name);
  let lastId = '';
  let isOpen = false;
  const hear = (message: LiveMessage): void => {
    if (message.id !== '') lastId = message.id;
    tab.onMessage(message);
  };
  const lead = (until: AbortSignal): Promise<void> => {
    channel.onmessage = ({ data }: MessageEvent<Said>) => {
      if (data.kind === 'hello') say({ kind: 'open', isOpen });
    };
    return followLiveEvents(
      {
        lastId: () => lastId,
        onMessage: (message) => {
          say({ kind: 'message', message });
          hear(message);
        },
        onOpen: (open) => {
          if (open !== isOpen) say({ kind: 'open', isOpen: open });
          isOpen = open;
        },
        onSessionEnded: () => tab.onSessionEnded(),
      },
      until,
    );
  };
  const say = (said: Said): void => {
    if (!signal.aborted) channel.postMessage(said);
  };
  channel.onmessage = ({ data }: MessageEvent<Said>) => {
    if (data.kind === 'message') hear(data.message);
    else if (data.kind === 'open') ({ isOpen } = data);
  };
  // Nobody tells what changes: whoever comes back reads what is shown again.
  const looked = (): void => {
    if (document.visibilityState === 'visible' && !isOpen) tab.onMessage({ event: 'resync', id: '' });
  };
  document.addEventListener('visibilitychange', looked, { signal });

  const locks = navigator.locks as LockManager | undefined;
  if (locks) {
    say({ kind: 'hello' });
    locks.request(name, { signal }, () => lead(signal)).catch(() => undefined);
  } else void leadWhileVisible(lead, signal);
  return () => {
    ending.abort();
    channel.close();
  };
}

async function leadWhileVisible(
  lead: (until: AbortSignal) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const hidden = new AbortController();
    await change(signal, () => document.visibilityState === 'visible');
    void change(signal, () => document.visibilityState !== 'visible').then(() => hidden.abort());
    await lead(AbortSignal.any([signal, hidden.signal]));
  }
}

/** Once it is so, or the signal is aborted. */
async function change(signal: AbortSignal, isSo: () => boolean): Promise<void> {
  while (!isSo() && !signal.aborted) {
    await new Promise((resolve) => {
      document.addEventListener('visibilitychange', resolve, { once: true, signal });
      signal.addEventListener('abort', resolve, { once: true });
    });
  }
}
