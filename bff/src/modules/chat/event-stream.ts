import { once } from 'node:events';
import { type Response } from 'express';

/** Proxies and browsers close what stays silent for longer, 30 s and up. */
const HEARTBEAT_MS = 15_000;
/** An answer under way when the server is asked to stop gets this long to end by itself. */
const GRACE_MS = 2_000;

export interface ServerEvent {
  /** What a client that is cut off sends back as `Last-Event-ID`. */
  id?: number;
  event: string;
  data: unknown;
}

export interface StreamLimits {
  /** Aborted when the server is asked to stop. */
  shutdown: AbortSignal;
  /** Aborted when the session behind the stream has ended. */
  session: AbortSignal;
}

const SESSION_ENDED: ServerEvent = {
  event: 'session.ended',
  data: { code: 'signed_out', detail: 'Your session has ended. Please sign in.' },
};

/**
 * Writes events to the response until they end, the client goes away, its session ends, or the server stops. Never
 * throws for those.
 */
export async function streamEvents(
  response: Response,
  events: AsyncIterable<ServerEvent>,
  { shutdown, session }: StreamLimits,
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
    await pipe(events, response, AbortSignal.any([over.signal, session]));
    if (session.aborted && response.writable) write(response, SESSION_ENDED);
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
  const isOver = over.aborted ? Promise.resolve(undefined) : once(over, 'abort').then(() => undefined);
  const iterator = events[Symbol.asyncIterator]();
  while (!over.aborted) {
    const next = await Promise.race([iterator.next(), isOver]);
    if (next === undefined || next.done) return;
    if (!write(response, next.value)) await Promise.race([once(response, 'drain'), isOver]);
  }
}

/** False when the client reads more slowly than this writes. */
function write(response: Response, { id, event, data }: ServerEvent): boolean {
  const numbered = id === undefined ? '' : `id: ${String(id)}\n`;
  return response.write(`${numbered}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}
