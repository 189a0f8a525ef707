import { readServerEvents } from '../../../api/event-stream';
import type { ChangedEvent, StateChangedEvent } from '../../../api/generated/events.gen';
import { CLIENT_HEADERS } from '../../../api/request';

export type LiveTopic = ChangedEvent['topic'];
export type LiveChange = ChangedEvent | StateChangedEvent;

/** What the server says, with the id to go on after. */
export type LiveMessage =
  | { event: 'changes'; id: string; changes: LiveChange[] }
  | { event: 'ready' | 'resync' | 'replaced' | 'session.ended'; id: string };

/** The server did not open the stream. */
export class LiveStreamRefused extends Error {
  constructor(readonly status: number) {
    super(`The events were answered with ${String(status)}.`);
  }
}

/** The server says something every 20 seconds: after this long the way to it is cut. */
const SILENT_MS = 50_000;

/** Follows what changes, after the event of that id where one is given; ends or throws when the connection does. */
export async function* readLiveEvents(lastId: string, signal: AbortSignal): AsyncGenerator<LiveMessage> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENT_MS);
  const heard = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), SILENT_MS);
  };
  try {
    const response = await fetch('/api/events', {
      credentials: 'include',
      headers: {
        ...CLIENT_HEADERS,
        Accept: 'text/event-stream',
        ...(lastId !== '' && { 'Last-Event-ID': lastId }),
      },
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!response.ok || response.body === null) throw new LiveStreamRefused(response.status);
    const watched = response.body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform: (chunk, controller) => {
          heard();
          controller.enqueue(chunk);
        },
      }),
    );
    for await (const { event, id, data } of readServerEvents(watched)) yield toMessage(event, id, data);
  } finally {
    clearTimeout(timer);
  }
}

/** An event of a later release means that something changed that this one does not know. */
function toMessage(event: string, id: string, data: string): LiveMessage {
  if (event === 'changes') return { event, id, changes: JSON.parse(data) as LiveChange[] };
  if (event === 'ready' || event === 'replaced' || event === 'session.ended') return { event, id };
  return { event: 'resync', id };
}
