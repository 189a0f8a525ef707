import { type Source } from '../source/source.js';
import { type FoundMemory, type Importer, NOTHING_TO_ASK, type SkippedRow } from './importer.js';
import { hasFrontMatter, readNote } from './markdown-note.js';
import { readWhole } from './read-whole.js';

const MARKDOWN = /^#{1,6} \S|\[\[[^\]\n]+\]\]|^[-*] \[[ x]\] |^> |\]\(https?:/m;

/** One note. */
export const markdownImporter: Importer = {
  id: 'markdown',
  recognises: ({ archive, head }) =>
    Promise.resolve(!archive && (hasFrontMatter(head) || MARKDOWN.test(head))),
  preview: () => Promise.resolve(NOTHING_TO_ASK),
  read,
};

async function* read(source: Source): AsyncIterable<FoundMemory | SkippedRow> {
  const place = { row: 1, file: source.name };
  const content = await readWhole(source.text());
  yield content === undefined
    ? { ...place, reason: 'The note is longer than 1,000,000 characters.' }
    : { ...place, ...readNote(source.name, content) };
}
