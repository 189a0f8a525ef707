import { KNOWN_METRICS, metricNameOf } from '../../metrics.js';
import { type ReadingMapping } from '../reading-formats.js';
import { type ReadingOutline } from './reading-importer.js';
import { foldHead, headsOf, MAX_COLUMNS } from '../../../imports/source/table-rows.js';
import { wordMap } from '../../../../common/word-map.js';

const KNOWN = new Set(KNOWN_METRICS.map(({ name }) => name));
const ROLES: readonly [role: string, heads: RegExp][] = [
  ['time', /^(?:date|time|datetime|date time|timestamp|day|start|start time|start date|measured at|when)$/],
  ['end', /^(?:end|end time|end date|until)$/],
  ['metric', /^(?:metric|type|measurement|name|what)$/],
  ['value', /^(?:value|reading|amount|quantity)$/],
  ['unit', /^units?$/],
  ['source', /^(?:source|device|app)$/],
];
const SHORT = wordMap<string>({
  hr: 'heart-rate',
  bpm: 'heart-rate',
  systolic: 'systolic-blood-pressure',
  diastolic: 'diastolic-blood-pressure',
  sys: 'systolic-blood-pressure',
  dia: 'diastolic-blood-pressure',
  temperature: 'body-temperature',
  'body fat %': 'body-fat',
  fat: 'body-fat',
});

/** Anything with a line of short heads, of which one looks like a time. */
export function isTableOfReadings(head: string): boolean {
  const { heads } = headsOf(head);
  if (heads.length < 2) return false;
  return (
    /\n./.test(head) &&
    heads.every((each) => each.length <= 100) &&
    heads.some((each) => /date|time|day|when|start|\bat\b/i.test(each))
  );
}

/** The columns of a table, and a first guess at what they hold: `Weight (lb)` is a metric with its unit. */
export function outlineOfTable(head: string): ReadingOutline {
  const { heads } = headsOf(head);
  // What is too wide is refused when it is read.
  const columns = heads
    .slice(0, MAX_COLUMNS)
    .map((each, i) => each.slice(0, 100) || `Column ${String(i + 1)}`);
  const taken = new Set<string>();
  const guessed = columns.map((column) => {
    const { role, unit } = guess(column);
    if (role === 'ignore' || taken.has(role)) return { role: 'ignore', unit: '' };
    taken.add(role);
    return { role, unit };
  });
  const mapping: ReadingMapping = {
    heads: columns,
    columns: guessed.map(({ role }) => role),
    units: guessed.map(({ unit }) => unit),
    isDayFirst: !/(?:^|[,;\t\n"])\d{1,2}[./-](?:1[3-9]|2\d|3[01])[./-]\d{2,4}/.test(head),
  };
  const warning = 'Several columns have the same head; look at which holds what.';
  return { columns, mapping, warnings: new Set(columns).size < columns.length ? [warning] : [] };
}

function guess(column: string): { role: string; unit: string } {
  const [, words = '', unit = ''] = /^([^([]{1,60})(?:[([]([^)\]]{1,20})[)\]])?/.exec(foldHead(column)) ?? [];
  const said = words.trim();
  const role = ROLES.find(([, heads]) => heads.test(said))?.[0];
  if (role) return { role, unit: '' };
  const metric = SHORT.get(said) ?? metricNameOf(said);
  return KNOWN.has(metric) ? { role: metric, unit } : { role: 'ignore', unit: '' };
}
