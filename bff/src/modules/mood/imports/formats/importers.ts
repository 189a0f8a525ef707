import { UnreadableFile } from '../../../imports/import.errors.js';
import { type Source } from '../../../imports/source/source.js';
import { dayOneImporter } from './day-one.importer.js';
import { daylioImporter } from './daylio.importer.js';
import { moodCsvImporter } from './mood-csv.importer.js';
import { type MoodImporter } from './mood-importer.js';

/** The surest first: Daylio’s table is also a table. */
const IMPORTERS: MoodImporter[] = [daylioImporter, dayOneImporter, moodCsvImporter];

/** Those that can read the file, the best first. Throws UnreadableFile where there is none. */
export async function moodImportersOf(source: Source): Promise<[MoodImporter, ...MoodImporter[]]> {
  const able: MoodImporter[] = [];
  for (const importer of IMPORTERS) if (await importer.recognises(source)) able.push(importer);
  const [best, ...others] = able;
  if (!best)
    throw new UnreadableFile(
      'This is none of the files that Twyn reads here: Daylio’s table, Day One in JSON, or another table.',
    );
  return [best, ...others];
}

export function moodImporterOf(format: string): MoodImporter {
  const importer = IMPORTERS.find(({ id }) => id === format);
  if (!importer) throw new Error(`No importer reads ${format}.`);
  return importer;
}
