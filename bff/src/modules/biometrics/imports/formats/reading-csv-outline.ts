import { KNOWN_METRICS, metricNameOf } from '../../metrics.js';
import { type ReadingMapping } from '../reading-formats.js';
import { type ReadingOutline } from './reading-importer.js';
import { foldHead, headsOf, MAX_COLUMNS } from '../../../imports/source/table-rows.js';
import { knowledgeOf } from '../../../language/knowledge/knowledge.js';

const KNOWN = new Set(KNOWN_METRICS.map(({ name }) => name));
/** What heads of tables say: `reading-columns.yaml`. */
const WORDS = knowledgeOf('reading-columns', { says: ['a_time'], tables: ['columns', 'metrics'] });

/** Anything with a line of short heads, of which one looks like a time. */
export function isTableOfReadings(head: string): boolean {
  const { heads } = headsOf(head);
  if (heads.length < 2) return false;
  return (
    /\n./.test(head) &&
    heads.every((each) => each.length <= 100) &&
    heads.some((each) => WORDS.all().some(({ says }) => says.a_time.test(each.replaceAll('_', ' '))))
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
  const role = called('columns', said);
  if (role) return { role, unit: '' };
  const metric = called('metrics', said) ?? metricNameOf(said);
  return KNOWN.has(metric) ? { role: metric, unit } : { role: 'ignore', unit: '' };
}

/** In any language. */
function called(table: 'columns' | 'metrics', said: string): string | undefined {
  return WORDS.all().flatMap(({ tables }) => tables[table].get(said) ?? [])[0];
}
