import { knowledgeOf } from './knowledge.js';
import { patternOf } from './ways.js';

/** How a language names days, months and seasons: `dates.yaml`. */
export const DATES = knowledgeOf('dates', {
  words: ['months', 'weekdays', 'unsure_months'],
  says: ['between', 'and', 'before', 'since', 'before_a_month'],
  ways: [
    ...(['two_days_ago', 'yesterday', 'today', 'tomorrow', 'in_two_days', 'recently', 'ago'] as const),
    ...([
      'last_units',
      'unit_before_last',
      'calendar_unit',
      'weekday',
      'which_season',
      'which_month',
    ] as const),
    ...(['day_of_month', 'month_of_year', 'month', 'season_of_year', 'season', 'feast'] as const),
    'in_a_date',
  ],
  tables: ['which', 'units', 'numbers', 'seasons', 'feasts'],
});
export type DateWords = ReturnType<typeof DATES.of>;

const names = new WeakMap<DateWords, Record<'months' | 'weekdays', readonly RegExp[]>>();

/** Which month is called so, from 0 as JavaScript counts; -1 for none. */
export function monthCalled(name: string, words: DateWords): number {
  return placeOf(name, namesOf(words).months);
}

/** Which day of the week is called so, from 0 for Monday; -1 for none. */
export function weekdayCalled(name: string, words: DateWords): number {
  return placeOf(name, namesOf(words).weekdays);
}

function namesOf(words: DateWords): Record<'months' | 'weekdays', readonly RegExp[]> {
  const known = names.get(words);
  if (known) return known;
  const patterns = (list: ReadonlySet<string>): RegExp[] =>
    [...list].map((each) => patternOf([`^ ${each} <last>`], {}));
  const made = { months: patterns(words.words.months), weekdays: patterns(words.words.weekdays) };
  names.set(words, made);
  return made;
}

function placeOf(name: string, patterns: readonly RegExp[]): number {
  return patterns.findIndex((pattern) => pattern.test(name));
}
