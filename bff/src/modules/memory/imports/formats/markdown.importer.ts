import { type Source } from '../../../imports/source/source.js';
import { type FoundRows, type HowToReadMemories, type Importer, NOTHING_TO_ASK } from './importer.js';
import { hasFrontMatter } from './markdown-note.js';
import { readNoteWithin } from './note-within.js';
import { readWhole } from './read-whole.js';

/** A title in brackets has a bound: brackets that nothing closes would be read to the end from each of them. */
const MARKDOWN = /^#{1,6} \S|\[\[[^[\]\n]{1,250}\]\]|^[-*] \[[ x]\] |^> |\]\(https?:/m;

/** One note. */
export const markdownImporter: Importer = {
  id: 'markdown',
  recognises: ({ archive, head }) =>
    Promise.resolve(!archive && (hasFrontMatter(head) || MARKDOWN.test(head))),
  preview: () => Promise.resolve(NOTHING_TO_ASK),
  read,
};

async function* read(source: Source, { run }: HowToReadMemories): FoundRows {
  const place = { row: 1, file: source.name };
  const content = await readWhole(source.text());
  yield content === undefined
    ? { ...place, reason: 'The note is longer than 1,000,000 characters.' }
    : { ...place, ...(await readNoteWithin(run, source.name, content)) };
}
