import { describe, expect, it } from 'vitest';
import { readServerEvents, type ServerEvent } from './event-stream';

function streamOf(chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      chunks.forEach((chunk) => controller.enqueue(chunk));
      controller.close();
    },
  });
}

/** The text as UTF-8, cut every `size` bytes: through the middle of lines and of characters. */
function cut(text: string, size: number): Uint8Array[] {
  const bytes = new TextEncoder().encode(text);
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.slice(index * size, (index + 1) * size),
  );
}

async function read(text: string, size = text.length): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  for await (const event of readServerEvents(streamOf(cut(text, size)))) events.push(event);
  return events;
}

describe('readServerEvents', () => {
  it.each([1, 2, 3, 7, 1000])('gives the same events in chunks of %i bytes', async (size) => {
    const text =
      ': heartbeat\n\nid: 2\nevent: text.delta\ndata: {"text":"Zoë 日本 🫀"}\n\nevent: message.completed\r\ndata: {}\r\n\r\n';
    expect(await read(text, size)).toEqual([
      { id: '2', event: 'text.delta', data: '{"text":"Zoë 日本 🫀"}' },
      { id: '2', event: 'message.completed', data: '{}' },
    ]);
  });

  it('joins several data lines and names an event without a name "message"', async () => {
    expect(await read('data: one\ndata:two\ndata\n\n')).toEqual([
      { id: '', event: 'message', data: 'one\ntwo\n' },
    ]);
  });

  it('does not carry the name of an event over to the next', async () => {
    expect(await read('event: a\ndata: 1\n\ndata: 2\n\n')).toEqual([
      { id: '', event: 'a', data: '1' },
      { id: '', event: 'message', data: '2' },
    ]);
  });

  it('drops an event that the end of the stream cut off', async () => {
    expect(await read('data: whole\n\ndata: half')).toEqual([{ id: '', event: 'message', data: 'whole' }]);
  });

  it('lets go of the connection when the reader stops early', async () => {
    let isCancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('data: x\n\n')),
      cancel: () => {
        isCancelled = true;
      },
    });
    for await (const event of readServerEvents(endless)) {
      expect(event.data).toBe('x');
      break;
    }
    expect(isCancelled).toBe(true);
  });
});
