import { knowledgeOf } from '../../language/knowledge/knowledge.js';

/** How a language calls times that are over or go on: `periods.yaml`. */
export const PERIODS = knowledgeOf('periods', {
  words: ['months', 'weekdays', 'nouns'],
  says: [
    ...(['last_year', 'this_year', 'the_week_before_last', 'the_day_before_yesterday', 'yesterday'] as const),
    ...(['last_week', 'this_week', 'last_month', 'this_month', 'today', 'last_days'] as const),
    ...(['beside', 'has_preposition'] as const),
  ],
  ways: ['last_days', 'month', 'year', 'day'],
  tables: ['in'],
});
export type PeriodWords = ReturnType<typeof PERIODS.of>;
