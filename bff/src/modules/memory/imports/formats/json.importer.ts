import { jsonElements } from '../../../imports/source/json-elements.js';
import { type Source } from '../../../imports/source/source.js';
import { type FoundRows, type HowToReadMemories, type Importer, NOTHING_TO_ASK } from './importer.js';
import { readRow } from './read-row.js';

const MAX_ELEMENT = 16_000_000;

/** A list of notes: an array of objects or texts, or one object a line. */
export const jsonImporter: Importer = {
  id: 'json',
  recognises,
  preview: () => Promise.resolve(NOTHING_TO_ASK),
  read,
};

function recognises({ archive, head }: Source): Promise<boolean> {
  return Promise.resolve(!archive && /^\s*(\[\s*(["{]|\])|\{\s*")/.test(head));
}

async function* read(source: Source, { run }: HowToReadMemories): FoundRows {
  for await (const { row, json } of jsonElements(source.text(), MAX_ELEMENT)) {
    const place = { row, file: source.name };
    if (json === null) yield { ...place, reason: 'It is longer than 16 million characters.' };
    else yield { ...place, ...(await readRow(() => run('readElement', { json }, json.length))) };
  }
}
