import { filesIn } from '../../../imports/source/files-inside.js';
import { type Source } from '../../../imports/source/source.js';
import {
  foldHead,
  headsOf,
  MAX_COLUMNS,
  type SkippedRow,
  type TableRow,
  tableRows,
} from '../../../imports/source/table-rows.js';
import { ZoneOffsets } from '../../../imports/source/zone-offsets.js';
import { knowledgeOf } from '../../../language/knowledge/knowledge.js';
import { MOOD_COLUMNS, type MoodColumn, type MoodMapping } from '../mood-formats.js';
import {
  type HowToReadMoods,
  type MoodImporter,
  type MoodItem,
  type MoodOutline,
  NOTHING_CHOSEN,
} from './mood-importer.js';
import { momentOfCell, momentOfDay } from './mood-time.js';

const MAX_HEAD_LENGTH = 100;
/** What heads of tables say: `mood-columns.yaml`. */
const WORDS = knowledgeOf('mood-columns', { tables: ['columns'] });

/** A table of anybody's: the user says what its columns hold. */
export const moodCsvImporter: MoodImporter = {
  id: 'csv',
  recognises: (source) => Promise.resolve(!source.archive && isTable(source.head)),
  outline: ({ head }) => outlineOf(head),
  read,
};

function isTable(head: string): boolean {
  const { heads } = headsOf(head);
  return (
    heads.length > 1 &&
    /\n./.test(head) &&
    !/^\s*[[{<]/.test(head) &&
    heads.every((each) => each.length <= MAX_HEAD_LENGTH)
  );
}

/** In any language. */
function columnCalled(head: string): MoodColumn | undefined {
  const called = WORDS.all().flatMap(({ tables }) => tables.columns.get(foldHead(head)) ?? []);
  return MOOD_COLUMNS.find((column) => column === called[0]);
}

function outlineOf(head: string): MoodOutline {
  // What is too wide is refused when it is read.
  const columns = headsOf(head)
    .heads.slice(0, MAX_COLUMNS)
    .map((each, i) => each.slice(0, MAX_HEAD_LENGTH) || `Column ${String(i + 1)}`);
  const guessed = columns.map(columnCalled);
  const hasDay = guessed.includes('date') || guessed.includes('time');
  const taken = new Set<MoodColumn>();
  const chosen = guessed.map((column): MoodColumn => {
    const own = column === 'clock' && !hasDay ? 'time' : column;
    if (own === undefined || taken.has(own)) return 'ignore';
    taken.add(own);
    return own;
  });
  const isDayFirst = !/(?:^|[,;\t\n"])\d{1,2}[./-](?:1[3-9]|2\d|3[01])[./-]\d{2,4}/.test(head);
  const mapping = { ...NOTHING_CHOSEN, heads: columns, columns: chosen, isDayFirst };
  const warning = 'Several columns have the same head; look at which holds what.';
  return { columns, mapping, warnings: new Set(columns).size < columns.length ? [warning] : [] };
}

async function* read(source: Source, { timeZone, mapping }: HowToReadMoods): AsyncIterable<MoodItem> {
  const zone = new ZoneOffsets(timeZone);
  for (const file of filesIn(source))
    for await (const row of tableRows(file))
      yield 'cells' in row ? toMood(row, file.name, { zone, mapping }) : row;
}

function toMood(
  { row, cells }: TableRow,
  file: string,
  { zone, mapping }: { zone: ZoneOffsets; mapping: MoodMapping },
): MoodItem | SkippedRow {
  const under = (column: MoodColumn): string => cells[mapping.columns.indexOf(column)]?.trim() ?? '';
  const { isDayFirst } = mapping;
  const time = mapping.columns.includes('time');
  const moment = time
    ? momentOfCell(under('time'), zone, isDayFirst)
    : momentOfDay(under('date'), under('clock'), zone, isDayFirst);
  if (!moment) return { row, file, reason: 'Its time can’t be read.' };
  const [said, energy, stress] = [under('mood'), under('energy'), under('stress')];
  const [title, note] = [under('title'), under('note')];
  const tags = under('tags').split(/[|;,]/);
  const when = time ? under('time') : [under('date'), under('clock')];
  return {
    ...{ row, file, at: moment.at, said, energy, stress, title, note, tags },
    identity: JSON.stringify([when, said, energy, stress, title, note, tags]),
  };
}
