export interface ServerEvent {
  /** Of this event or of the last that had one: what to ask for the rest after; empty before the first. */
  id: string;
  event: string;
  data: string;
}

/**
 * Reads a `text/event-stream` body event by event. `EventSource` cannot be used: it sends neither a body nor headers.
 * Comments (the server's heartbeat) are skipped; an event cut off by the end of the stream is dropped, as the
 * standard says.
 */
export async function* readServerEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  let id = '';
  let event = 'message';
  let data: string[] = [];
  for await (const line of readLines(body)) {
    if (line === '') {
      if (data.length > 0) yield { id, event, data: data.join('\n') };
      event = 'message';
      data = [];
      continue;
    }
    const { field, value } = parseField(line);
    if (field === 'id') id = value;
    if (field === 'event') event = value;
    if (field === 'data') data.push(value);
  }
}

async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  // The decoder holds back a character that was cut between two chunks.
  const decoder = new TextDecoder();
  let pending = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      pending += decoder.decode(value, { stream: true });
      // A lone \r at the end may be half of \r\n, so it waits for the next chunk.
      const lines = pending.split(/\r\n|\n|\r(?!$)/);
      pending = lines.pop() ?? '';
      yield* lines;
    }
  } finally {
    await reader.cancel();
  }
}

function parseField(line: string): { field: string; value: string } {
  const colon = line.indexOf(':');
  if (colon < 0) return { field: line, value: '' };
  const value = line.slice(colon + 1);
  return { field: line.slice(0, colon), value: value.startsWith(' ') ? value.slice(1) : value };
}
