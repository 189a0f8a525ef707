import type { IconName } from '@twyn/design-system';
import { formatFullDay, formatQuantity } from '../../../lib/format';
import { importOutcome } from '../../../shared/imports/import-outcome';
import { MOOD_WORDS } from '../../../shared/mood/mood-names';
import type { MoodFormat, MoodImport, MoodImportPreview, MoodMapping } from '../api/mood-imports.api';

/** What a file is called that is read this way. */
export const moodFormatNames: Record<MoodFormat, string> = {
  daylio: 'Daylio export',
  'day-one': 'Day One journal',
  csv: 'Table',
};

/** Where each file comes from. */
export const moodGuides: { title: string; icon: IconName; words: string }[] = [
  {
    title: 'Daylio',
    icon: 'mood',
    words: 'In Daylio: More, Export entries, CSV. Choose the table as it is.',
  },
  {
    title: 'Day One',
    icon: 'mood',
    words:
      'In Day One: Export, JSON. Choose the zip, or the journal in it. It keeps no mood: you say which tags tell one.',
  },
  {
    title: 'A table',
    icon: 'list',
    words:
      'Save the sheet as CSV. You say which column holds what; the next file with the same heads is read alike.',
  },
];

export const columnChoices: { value: MoodMapping['columns'][number]; label: string }[] = [
  { value: 'ignore', label: 'Leave it out' },
  { value: 'time', label: 'Day and time' },
  { value: 'date', label: 'Day' },
  { value: 'clock', label: 'Time of that day' },
  { value: 'mood', label: 'Mood' },
  { value: 'energy', label: 'Energy' },
  { value: 'stress', label: 'Stress' },
  { value: 'tags', label: 'Tags' },
  { value: 'title', label: 'Title' },
  { value: 'note', label: 'Note' },
];

export const scaleChoices = ([5, 10, 100] as const).map((most) => ({
  value: String(most),
  label: `Up to ${most}`,
}));

/** The steps as choices, the best first; `none`: what it means that there is none. */
export function stepChoices(none: string): { value: string; label: string }[] {
  const steps = MOOD_WORDS.map((label, i) => ({ value: String(i + 1), label })).toReversed();
  return [{ value: '', label: none }, ...steps];
}

/** Result of an import of moods, as a sentence. */
export function moodImportOutcome(job: MoodImport): string {
  return importOutcome(job, { one: 'entry', many: 'entries', deleted: job.erased?.entries ?? 0 });
}

/** `Daylio export · 1,204 entries · 1 May 2019 to 3 June 2024`. */
export function summaryOf({ format, entries, isWhole, from, to }: MoodImportPreview): string {
  const count = `${isWhole ? '' : 'at least '}${formatQuantity(entries, 'entry', 'entries')}`;
  const [first, last] = [from && formatFullDay(from), to && formatFullDay(to)];
  const when = first === last ? first : [first, last].filter(Boolean).join(' to ');
  return [moodFormatNames[format], count, when].filter(Boolean).join(' · ');
}
