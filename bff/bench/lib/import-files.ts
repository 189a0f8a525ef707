import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { numbersFrom, sentence } from './zipf-sentences.ts';

const WORDS_A_ROW = 300;
const TURNS_A_TALK = 40;
const DAY_ONE = Date.UTC(2000, 0, 1);
const HOUR_MS = 3_600_000;

interface Shape {
  head: string;
  row: (place: number) => string;
  tail: string;
}

/** A table of notes, each of some 1.8 kB. */
export function writeCsv(file: string, bytes: number): Promise<void> {
  const random = numbersFrom(7);
  const row = (place: number): string =>
    `${new Date(DAY_ONE + place * HOUR_MS).toISOString()},"${sentence(random, WORDS_A_ROW)}"\n`;
  return write(file, bytes, { head: 'date,text\n', row, tail: '' });
}

/** As ChatGPT exports conversations: short questions and long answers. */
export function writeConversations(file: string, bytes: number): Promise<void> {
  const random = numbersFrom(11);
  const row = (place: number): string => {
    const ids = Array.from({ length: TURNS_A_TALK }, (_, turn) => `${String(place)}-${String(turn)}`);
    const mapping = Object.fromEntries(
      ids.map((id, turn) => [
        id,
        {
          parent: ids[turn - 1] ?? null,
          message: {
            id,
            author: { role: turn % 2 === 0 ? 'user' : 'assistant' },
            create_time: 1_700_000_000 + place * 3600 + turn,
            content: { content_type: 'text', parts: [sentence(random, turn % 2 === 0 ? 30 : 250)] },
          },
        },
      ]),
    );
    return `${JSON.stringify({ title: 'A talk', mapping, current_node: ids.at(-1), id: String(place) })},`;
  };
  return write(file, bytes, { head: '[', row, tail: '{}]' });
}

async function write(file: string, bytes: number, { head, row, tail }: Shape): Promise<void> {
  const stream = createWriteStream(file);
  stream.write(head);
  let written = 0;
  for (let place = 0; written < bytes; place += 1) {
    const text = row(place);
    written += text.length;
    if (!stream.write(text)) await once(stream, 'drain');
  }
  stream.end(tail);
  await once(stream, 'finish');
}
