const FORMATS = [
  { label: 'CSV', format: 'csv' },
  { label: 'JSON', format: 'json' },
  { label: 'Markdown', format: 'md' },
] as const;

/** Where all mood entries are had as a file. */
export const moodExports = FORMATS.map(({ label, format }) => ({
  label,
  address: `/api/exports/mood-entries?format=${format}`,
}));
