import { z } from 'zod';
import { filesIn } from '../../../imports/source/files-inside.js';
import { jsonElements } from '../../../imports/source/json-elements.js';
import { type Source } from '../../../imports/source/source.js';
import { type MoodImporter, type MoodItem, NOTHING_CHOSEN } from './mood-importer.js';
import { textOfMarkdown } from './note-text.js';

/** Characters of one entry. */
const MAX_ENTRY = 2_000_000;
/** What stands before the list of entries: the version of the format. */
const MAX_HEAD = 100_000;
const LIST = /"entries"\s*:\s*\[/;
const WARNING = 'Day One keeps no mood: tags tell it here, and you say what becomes of the other entries.';

const entry = z.object({
  uuid: z.string().max(100).nullish(),
  creationDate: z.string().max(40),
  text: z.string().nullish(),
  tags: z.array(z.string()).nullish(),
});

/** Day One’s journals in JSON: the file, or the zip with it and its pictures. */
export const dayOneImporter: MoodImporter = {
  id: 'day-one',
  recognises: async (source) => (await journalsIn(source)).length > 0,
  outline: () => ({ columns: [], mapping: NOTHING_CHOSEN, warnings: [WARNING] }),
  read,
};

async function journalsIn(source: Source): Promise<ReturnType<typeof filesIn>> {
  const found: ReturnType<typeof filesIn> = [];
  for (const file of filesIn(source)) {
    if (source.archive && !/\.json$/i.test(file.name)) continue;
    const head = await file.head();
    if (/^\s*\{/.test(head) && LIST.test(head) && head.includes('"creationDate"')) found.push(file);
  }
  return found;
}

async function* read(source: Source): AsyncIterable<MoodItem> {
  for (const file of await journalsIn(source)) {
    const elements = jsonElements(fromList(file.text()), MAX_ENTRY, { isWithin: true });
    for await (const { row, json } of elements) yield toMood(json, row, file.name);
  }
}

/** The document from its list of entries on. */
async function* fromList(chunks: AsyncIterable<string>): AsyncIterable<string> {
  let head = '';
  let isInList = false;
  for await (const chunk of chunks) {
    if (isInList) yield chunk;
    else if (head.length < MAX_HEAD) {
      head += chunk;
      const found = LIST.exec(head);
      isInList = found !== null;
      if (found) yield head.slice(found.index + found[0].length - 1);
    }
  }
}

function toMood(json: string | null, row: number, file: string): MoodItem {
  if (json === null) return { row, file, reason: 'The entry is longer than 2 million characters.' };
  const { data } = entry.safeParse(parsed(json));
  if (!data) return { row, file, reason: 'It is no entry of Day One.' };
  const at = Date.parse(data.creationDate);
  if (Number.isNaN(at)) return { row, file, reason: 'Its time can’t be read.' };
  const note = textOfMarkdown(data.text ?? '');
  const tags = data.tags ?? [];
  return {
    ...{ row, file, at, said: '', energy: '', stress: '', title: '', note, tags },
    identity: data.uuid ?? JSON.stringify([data.creationDate, note, tags]),
  };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
