import { paragraphs } from '../../../imports/source/paragraphs.js';
import { type Source } from '../../../imports/source/source.js';
import { type FoundRows, type Importer, NOTHING_TO_ASK } from './importer.js';
import { MAX_FOUND_LENGTH } from './storable.js';

/** Any text: a paragraph a memory. */
export const textImporter: Importer = {
  id: 'text',
  recognises: (source) => Promise.resolve(source.archive === null),
  preview: () => Promise.resolve(NOTHING_TO_ASK),
  read,
};

async function* read(source: Source): FoundRows {
  const file = source.name;
  for await (const { row, text, isCut } of paragraphs(source.text(), MAX_FOUND_LENGTH)) {
    yield isCut
      ? { row, file, reason: 'The paragraph is longer than 1,000,000 characters.' }
      : { row, file, text };
  }
}
