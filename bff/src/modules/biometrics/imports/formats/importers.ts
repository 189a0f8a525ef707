import { UnreadableFile } from '../../../imports/import.errors.js';
import { type Source } from '../../../imports/source/source.js';
import { type ReadingFormat } from '../reading-formats.js';
import { appleHealthImporter } from './apple-health.importer.js';
import { fitImporter } from './fit.importer.js';
import { googleTakeoutImporter } from './google-takeout.importer.js';
import { healthConnectImporter } from './health-connect.importer.js';
import { ouraImporter } from './oura.importer.js';
import { readingCsvImporter } from './reading-csv.importer.js';
import { type ReadingImporter } from './reading-importer.js';
import { whoopImporter } from './whoop.importer.js';
import { withingsImporter } from './withings.importer.js';

/** The surest first: every table of a known maker is also a table. */
const IMPORTERS: ReadingImporter[] = [
  appleHealthImporter,
  healthConnectImporter,
  googleTakeoutImporter,
  fitImporter,
  whoopImporter,
  withingsImporter,
  ouraImporter,
  readingCsvImporter,
];

/** Those that can read the file, the best first. Throws UnreadableFile where there is none. */
export async function readingImportersOf(source: Source): Promise<[ReadingImporter, ...ReadingImporter[]]> {
  const able: ReadingImporter[] = [];
  for (const importer of IMPORTERS) if (await importer.recognises(source)) able.push(importer);
  const [best, ...others] = able;
  if (!best)
    throw new UnreadableFile(
      'This is none of the files that Twyn reads here: Apple Health, Health Connect, Google Takeout, FIT, Whoop, Oura, Withings or a table.',
    );
  return [best, ...others];
}

export function readingImporterOf(format: string): ReadingImporter {
  const importer = IMPORTERS.find(({ id }) => id === (format as ReadingFormat));
  if (!importer) throw new Error(`No importer reads ${format}.`);
  return importer;
}
