import { PassThrough } from 'node:stream';
import { type Response } from 'express';
import { EventFeed } from './event-feed.js';
import { type ServerEvent, streamEvents } from './event-stream.js';

/** What the stream needs of a response, without a connection: `read` gives what has arrived so far. */
function aResponse(): { response: Response; read: () => string } {
  const body = new PassThrough({ highWaterMark: 64 });
  const response = Object.assign(body, { writeHead: vi.fn(), flushHeaders: vi.fn() }) as unknown as Response;
  return { response, read: () => String(body.read() ?? '') };
}

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

describe('streamEvents', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  function start(): {
    feed: EventFeed<ServerEvent>;
    response: Response;
    read: () => string;
    shutdown: AbortController;
    session: AbortController;
    streaming: Promise<void>;
  } {
    const feed = new EventFeed<ServerEvent>();
    const { response, read } = aResponse();
    const [shutdown, session] = [new AbortController(), new AbortController()];
    const limits = { shutdown: shutdown.signal, session: session.signal };
    return { feed, response, read, shutdown, session, streaming: streamEvents(response, feed, limits) };
  }

  it('sends each event as soon as it is there', async () => {
    const { feed, response, read, streaming } = start();
    expect(response.writeHead).toHaveBeenCalledWith(
      200,
      expect.objectContaining({ 'X-Accel-Buffering': 'no' }),
    );
    feed.push({ event: 'text.delta', data: { text: 'a\nb' } });
    await settle();
    expect(read()).toBe('id: 1\nevent: text.delta\ndata: {"text":"a\\nb"}\n\n');
    feed.end();
    await streaming;
    expect(response.writableEnded).toBe(true);
  });

  it('W2: keeps a silent connection open', async () => {
    const { feed, read, streaming } = start();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(read()).toBe(': heartbeat\n\n');
    feed.end();
    await streaming;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops when the client goes away, whatever is still to come', async () => {
    const { feed, response, streaming } = start();
    feed.push({ event: 'text.delta', data: {} });
    response.destroy();
    await settle();
    await streaming;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('W2: sends no faster than the client reads', async () => {
    const { feed, read, streaming } = start();
    for (let number = 0; number < 5; number += 1) feed.push({ event: 'text.delta', data: 'x'.repeat(100) });
    feed.end();
    await settle();
    let received = '';
    for (let part = read(); part !== ''; part = read()) {
      expect(part.length).toBeLessThan(300);
      received += part;
      await settle();
    }
    await streaming;
    expect(received.match(/event: /g)).toHaveLength(5);
  });

  it('S5: ends at once with the session, and says so last', async () => {
    const { feed, response, read, session, streaming } = start();
    feed.push({ event: 'text.delta', data: {} });
    await settle();
    read();
    session.abort();
    feed.push({ event: 'text.delta', data: { text: 'too late' } });
    await streaming;
    expect(read()).toBe(
      'event: session.ended\ndata: {"code":"signed_out","detail":"Your session has ended. Please sign in."}\n\n',
    );
    expect(response.writableEnded).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('D4: lets an answer finish when the server stops, but not for long', async () => {
    const { feed, response, read, shutdown, streaming } = start();
    shutdown.abort();
    await vi.advanceTimersByTimeAsync(1_000);
    feed.push({ event: 'text.delta', data: {} });
    await settle();
    expect(read()).toContain('text.delta');
    await vi.advanceTimersByTimeAsync(1_000);
    await streaming;
    expect(response.writableEnded).toBe(true);
  });
});
