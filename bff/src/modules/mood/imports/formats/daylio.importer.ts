import { filesIn } from '../../../imports/source/files-inside.js';
import { type Source } from '../../../imports/source/source.js';
import { foldHead, headsOf, type TableRow, tableRows } from '../../../imports/source/table-rows.js';
import { ZoneOffsets } from '../../../imports/source/zone-offsets.js';
import { textOfHtml } from './note-text.js';
import { type HowToReadMoods, type MoodImporter, type MoodItem, NOTHING_CHOSEN } from './mood-importer.js';
import { momentOfDay } from './mood-time.js';

/** Daylio’s table: a word of one’s own for each mood, activities between bars, and notes in HTML. */
export const daylioImporter: MoodImporter = {
  id: 'daylio',
  recognises: (source) => {
    const heads = new Set(source.archive ? [] : headsOf(source.head).heads.map(foldHead));
    return Promise.resolve(['full date', 'mood', 'activities'].every((head) => heads.has(head)));
  },
  outline: () => ({ columns: [], mapping: NOTHING_CHOSEN, warnings: [] }),
  read,
};

async function* read(source: Source, { timeZone }: HowToReadMoods): AsyncIterable<MoodItem> {
  const zone = new ZoneOffsets(timeZone);
  for (const file of filesIn(source))
    for await (const row of tableRows(file)) yield 'cells' in row ? toMood(row, file.name, zone) : row;
}

function toMood({ row, cell }: TableRow, file: string, zone: ZoneOffsets): MoodItem {
  const [day, clock, said] = [cell('full_date'), cell('time'), cell('mood')];
  const moment = momentOfDay(day, clock, zone, false);
  if (!moment) return { row, file, reason: 'Its time can’t be read.' };
  const [title, note] = [cell('note_title'), textOfHtml(cell('note'))];
  const tags = cell('activities').split('|');
  return {
    ...{ row, file, at: moment.at, said, title, note, tags, energy: '', stress: '' },
    identity: JSON.stringify([day, clock, said, title, note, tags]),
  };
}
