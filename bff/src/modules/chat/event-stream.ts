import { once } from 'node:events';
import { type Response } from 'express';

/** Proxies and browsers close what stays silent for longer, 30 s and up. */
const HEARTBEAT_MS = 15_000;
/** An answer under way when the server is asked to stop gets this long to end by itself. */
const GRACE_MS = 2_000;

export interface ServerEvent {
  event: string;
  data: unknown;
}

/** Writes events to the response until they end, the client goes away, or the server stops. Never throws for those. */
export async function streamEvents(
  response: Response,
  events: AsyncIterable<ServerEvent>,
  shutdown: AbortSignal,
): Promise<void> {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    // Nginx would otherwise hold the answer back until it is whole.
    'X-Accel-Buffering': 'no',
  });
  response.flushHeaders();

  const heartbeat = setInterval(() => response.write(': heartbeat\n\n'), HEARTBEAT_MS);
  const over = new AbortController();
  const end = (): void => over.abort();
  const endSoon = (): void => void setTimeout(end, GRACE_MS).unref();
  response.once('close', end);
  shutdown.addEventListener('abort', endSoon, { once: true });
  try {
    await pipe(events, response, over.signal);
  } finally {
    clearInterval(heartbeat);
    shutdown.removeEventListener('abort', endSoon);
    response.end();
  }
}

async function pipe(
  events: AsyncIterable<ServerEvent>,
  response: Response,
  over: AbortSignal,
): Promise<void> {
  const isOver = once(over, 'abort').then(() => undefined);
  const iterator = events[Symbol.asyncIterator]();
  while (!over.aborted) {
    const next = await Promise.race([iterator.next(), isOver]);
    if (next === undefined || next.done) return;
    const hasRoom = response.write(
      `event: ${next.value.event}\ndata: ${JSON.stringify(next.value.data)}\n\n`,
    );
    if (!hasRoom) await Promise.race([once(response, 'drain'), isOver]);
  }
}
