import { DamagedZip, UnreadableFile } from '../../../imports/import.errors.js';
import { type Source } from '../../../imports/source/source.js';
import {
  type FoundMemory,
  type FoundRows,
  type HowToReadMemories,
  type Importer,
  NOTHING_TO_ASK,
} from './importer.js';
import { readNoteWithin } from './note-within.js';
import { type RunTextTask } from './read-row.js';
import { readWhole } from './read-whole.js';

const NOTE = /\.(md|markdown|txt)$/i;

/** A zip of notes: an Obsidian vault, or any folder of Markdown. */
export const vaultImporter: Importer = {
  id: 'vault',
  recognises: ({ archive }) => Promise.resolve(archive?.entries.some(({ name }) => NOTE.test(name)) ?? false),
  preview: ({ archive }) => {
    const others = archive?.entries.filter(({ name }) => !NOTE.test(name)).length ?? 0;
    const warnings =
      others > 0 ? [`${others.toLocaleString('en')} files that are no notes are left out.`] : [];
    return Promise.resolve({ ...NOTHING_TO_ASK, warnings });
  },
  read,
};

async function* read(source: Source, { run }: HowToReadMemories): FoundRows {
  const { entries = [], refused = [] } = source.archive ?? {};
  let row = 0;
  for (const { name, reason } of refused) yield { row: (row += 1), file: name, reason };
  for (const [index, { name }] of entries.entries()) {
    row += 1;
    yield NOTE.test(name)
      ? { row, file: name, ...(await readEntry(source, { index, name }, run)) }
      : { row, file: name, reason: 'It is no note (.md or .txt).' };
  }
}

async function readEntry(
  source: Source,
  { index, name }: { index: number; name: string },
  run: RunTextTask,
): Promise<Omit<FoundMemory, 'row' | 'file'> | { reason: string }> {
  try {
    const content = await readWhole(source.entryText(index));
    return content === undefined
      ? { reason: 'The note is longer than 1,000,000 characters.' }
      : await readNoteWithin(run, name, content);
  } catch (error) {
    // One damaged entry is no reason to leave out the others.
    const isNoText = error instanceof UnreadableFile && !(error instanceof DamagedZip);
    return { reason: isNoText ? 'It is no text.' : 'It is damaged in the zip.' };
  }
}
