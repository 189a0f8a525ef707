import { toCsvLine } from '../../../common/csv-line.js';
import { wallOf } from '../../../common/wall-clock.js';
import { type TaggedMood } from '../mood-entry.js';
import { toMoodEntry } from '../mood-entry.mapper.js';
import { MOODS } from '../moods.js';
import { type ExportFormat } from './mood-exports.dto.js';

const HEAD = [
  'at',
  'mood',
  'step',
  'word',
  'energy',
  'stress',
  'tags',
  'note',
  'around',
  'recorded_at',
  'sample',
];
/** Those that would be a heading, a list or a picture where a note has them. */
const MARKDOWN = /[\\`*_[\]<>#|]/g;

type Page = readonly TaggedMood[];

/** What a file of that format begins with. */
export const BEGINNING: Record<ExportFormat, string> = {
  csv: toCsvLine(HEAD),
  json: '{"moodEntries":[',
  md: '# Mood\n',
};
export const END: Record<ExportFormat, string> = { csv: '', json: ']}\n', md: '' };

/** Entries as they stand in the file; `isFirst`: none stands before them. */
export function exported(
  page: Page,
  format: ExportFormat,
  { timeZone, isFirst }: { timeZone: string; isFirst: boolean },
): string {
  if (format === 'csv') return page.map(toLine).join('');
  if (format === 'md') return page.map((entry) => toSection(entry, timeZone)).join('');
  const json = page.map((entry) => JSON.stringify(toMoodEntry(entry))).join(',\n');
  return isFirst || json === '' ? json : `,\n${json}`;
}

function toLine(entry: TaggedMood): string {
  const { effectiveAt, mood, word, energy, stress, note, recordedAt, source } = entry;
  return toCsvLine([
    effectiveAt.toISOString(),
    ...[nameOf(entry), mood, word, energy, stress],
    ...[tagsOf(entry), note, aroundOf(entry)],
    recordedAt.toISOString(),
    source === 'sample' ? 'yes' : 'no',
  ]);
}

function toSection(entry: TaggedMood, timeZone: string): string {
  const { word, mood, energy, stress, note, source } = entry;
  const title = [nameOf(entry), ...(word === null ? [] : [`“${escaped(word)}”`])].join(', ');
  const lines = [
    `Step ${String(mood)} of 5`,
    ...(energy === null ? [] : [`Energy ${String(energy)} of 5`]),
    ...(stress === null ? [] : [`Stress ${String(stress)} of 5`]),
    ...(entry.tags.length === 0 ? [] : [`Tags: ${escaped(tagsOf(entry))}`]),
    ...(entry.around.length === 0 ? [] : [`Around: ${escaped(aroundOf(entry))}`]),
    ...(source === 'sample' ? ['Sample data'] : []),
  ];
  const told = note === null ? '' : `\n${escaped(note)}\n`;
  return `\n## ${wallTime(entry.effectiveAt, timeZone)}: ${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}\n${told}`;
}

function nameOf({ mood }: TaggedMood): string {
  return MOODS[mood - 1] ?? '';
}

function tagsOf({ tags }: TaggedMood): string {
  return tags.map(({ group, name }) => `${group}: ${name}`).join('; ');
}

function aroundOf({ around }: TaggedMood): string {
  return around
    .map(({ label, value, isSample }) => `${label}: ${value}${isSample ? ' (sample)' : ''}`)
    .join('; ');
}

function wallTime(at: Date, timeZone: string): string {
  const { year, month, day, hour, minute } = wallOf(at, timeZone);
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${String(year)}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}`;
}

function escaped(text: string): string {
  return text.replaceAll(MARKDOWN, String.raw`\$&`);
}
