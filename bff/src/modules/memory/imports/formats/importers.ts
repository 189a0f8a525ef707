import { UnreadableFile } from '../../../imports/import.errors.js';
import { type ImportFormat } from '../import-formats.js';
import { type Source } from '../../../imports/source/source.js';
import { chatgptImporter } from './chatgpt.importer.js';
import { csvImporter } from './csv.importer.js';
import { type HowToReadMemories, type Importer, isSkipped, type SkippedRow } from './importer.js';
import { jsonImporter } from './json.importer.js';
import { markdownImporter } from './markdown.importer.js';
import { type ImportedMemory, toImported } from './storable.js';
import { textImporter } from './text.importer.js';
import { twynImporter } from './twyn.importer.js';
import { vaultImporter } from './vault.importer.js';

/** The surest first: every conversation of ChatGPT's is also JSON, and everything is text. */
const IMPORTERS: Importer[] = [
  twynImporter,
  chatgptImporter,
  vaultImporter,
  jsonImporter,
  csvImporter,
  markdownImporter,
  textImporter,
];

/** Those that can read the file, the best first. Throws UnreadableFile where there is none. */
export async function importersOf(source: Source): Promise<[Importer, ...Importer[]]> {
  const able: Importer[] = [];
  for (const importer of IMPORTERS) if (await importer.recognises(source)) able.push(importer);
  const [best, ...others] = able;
  if (!best)
    throw new UnreadableFile(
      'The zip holds nothing that Twyn can read: no notes, no conversations, no export.',
    );
  return [best, ...others];
}

export function importerOf(format: ImportFormat): Importer {
  const importer = IMPORTERS.find(({ id }) => id === format);
  if (!importer) throw new Error(`No importer reads ${format}.`);
  return importer;
}

/** All that the file has, ready to be kept, in the same order every time. */
export async function* readAll(
  importer: Importer,
  source: Source,
  how: HowToReadMemories,
): AsyncIterable<ImportedMemory | SkippedRow> {
  for await (const found of importer.read(source, how)) {
    if (isSkipped(found)) yield found;
    else yield* toImported(importer.id, found);
  }
}
