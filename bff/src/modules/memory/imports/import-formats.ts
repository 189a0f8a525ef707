/** The first that recognises a file reads it. */
export const IMPORT_FORMATS = ['twyn', 'chatgpt', 'vault', 'json', 'csv', 'markdown', 'text'] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

/** What a table may say of a memory beside its words and its time. */
export const TOLD_BESIDE_TEXT = [
  'author',
  'tags',
  'kind',
  'importance',
  'thread',
  'seq',
  'externalId',
] as const;

/** What a column of a table may hold. */
export const COLUMN_FIELDS = ['ignore', 'text', 'occurredAt', ...TOLD_BESIDE_TEXT] as const;
export type ColumnField = (typeof COLUMN_FIELDS)[number];

/** How a table is read. */
export interface ImportMapping {
  /** What each column holds, from the left. */
  columns: ColumnField[];
  hasHeader: boolean;
  /** Whether 3/4 is the third of April. */
  isDayFirst: boolean;
}
