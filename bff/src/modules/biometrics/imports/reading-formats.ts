/** The first that recognises a file reads it. */
export const READING_FORMATS = [
  'apple-health',
  'health-connect',
  'google-takeout',
  'fit',
  'whoop',
  'oura',
  'withings',
  'csv',
] as const;
export type ReadingFormat = (typeof READING_FORMATS)[number];

/** What a column of a table without a known maker may hold, beside a metric. */
export const COLUMN_ROLES = ['ignore', 'time', 'end', 'metric', 'value', 'unit', 'source'] as const;

/** How a table is read. */
export interface ReadingMapping {
  /** The heads it was made for: the next table with the same heads is read the same way. */
  heads: string[];
  /** What each column holds, from the left: a role, or the name of a metric. */
  columns: string[];
  /** The unit of each column of a metric; nothing means the unit in which it is kept. */
  units: string[];
  /** Whether 3/4 is the third of April. */
  isDayFirst: boolean;
}
