import { type Source } from '../../../imports/source/source.js';
import { fitbitFileOf, readFitbit } from './fitbit-files.js';
import { type FileInside, filesIn } from '../../../imports/source/files-inside.js';
import { isGoogleFitDay, readGoogleFit } from './google-fit-days.js';
import {
  type HowToRead,
  type ReadingImporter,
  type ReadingItem,
  type ReadingOutline,
} from './reading-importer.js';
import { inPieces } from './reading-pieces.js';

type Reader = (file: FileInside, how: HowToRead) => AsyncIterable<ReadingItem>;

/** Google Takeout with what Fit and Fitbit kept: its zip, or one of the files in it. */
export const googleTakeoutImporter: ReadingImporter = {
  id: 'google-takeout',
  recognises: async (source) => (await readersOf(source)).length > 0,
  outline,
  read: (source, how) => inPieces(read(source, how)),
};

async function* read(source: Source, how: HowToRead): AsyncIterable<ReadingItem> {
  for (const { file, reader } of await readersOf(source)) yield* reader(file, how);
}

async function outline(source: Source): Promise<ReadingOutline> {
  const isFitbit = (await readersOf(source)).some(({ reader }) => reader === readFitbit);
  const warning = 'Fitbit writes times without their zone. They are read as times of your own zone.';
  return { columns: [], mapping: null, warnings: isFitbit ? [warning] : [] };
}

async function readersOf(source: Source): Promise<{ file: FileInside; reader: Reader }[]> {
  const readers: { file: FileInside; reader: Reader }[] = [];
  for (const file of filesIn(source)) {
    if (fitbitFileOf(file.name) && /^\s*\[/.test(await file.head()))
      readers.push({ file, reader: readFitbit });
    else if (/[.]csv$/i.test(file.name) && isGoogleFitDay(await file.head()))
      readers.push({ file, reader: readGoogleFit });
  }
  return readers;
}
