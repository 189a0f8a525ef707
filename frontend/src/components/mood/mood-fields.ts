import type { DraftKind } from '../../shared/drafts/drafts.slice';
import type { CreateMoodEntry, MoodEntry } from '../../shared/mood/api/mood.api';
import type { MoodStep } from '../../shared/mood/mood-names';
import { fromLocalField, toLocalField } from '../reminders/local-time';

export const MAX_NOTE_LENGTH = 2_000;
export const MAX_WORD_LENGTH = 40;

export type MoodTag = MoodEntry['tags'][number];
export type Around = MoodEntry['around'][number];

/** What a person says of how they feel, as the form has it. */
export interface MoodFields {
  step: MoodStep | null;
  /** A word of one's own for the step. */
  word: string | null;
  energy: number | null;
  stress: number | null;
  note: string;
  tags: readonly MoodTag[];
  /** As a field for date and time has it; empty: now. */
  at: string;
}

export interface MoodDraft extends MoodFields {
  /** Given at the first attempt to save, so that a repeat after a lost answer is kept once. */
  key: string | null;
}

const NO_FIELDS: MoodFields = {
  ...{ step: null, word: null, energy: null, stress: null },
  ...{ note: '', tags: [], at: '' },
};

/** One entry is being told at a time, wherever the form stands. */
export const moodDraft: DraftKind<MoodDraft> = {
  name: 'mood',
  empty: { ...NO_FIELDS, key: null },
  restore: (stored) => (isMoodDraft(stored) ? stored : null),
};

export function fieldsOf(entry: MoodEntry): MoodFields {
  const { mood, word, energy, stress, note, tags, at } = entry;
  return {
    ...{ step: mood as MoodStep, word, energy, stress, tags },
    note: note ?? '',
    at: toLocalField(new Date(at)),
  };
}

/** What is sent of the fields; a time is left out where it is now. */
export function toBody(
  { step, word, energy, stress, note, tags, at }: MoodFields & { step: MoodStep },
  around: readonly Around[],
): Omit<CreateMoodEntry, 'idempotencyKey'> {
  const time = fromLocalField(at);
  return {
    ...{ mood: step, word, energy, stress },
    note: note.trim() === '' ? null : note,
    tags: tags.map((tag) => ({ ...tag })),
    around: around.map((each) => ({ ...each })),
    ...(time !== null && { at: time }),
  };
}

export function isSameTag(one: MoodTag, other: MoodTag): boolean {
  const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
  return same(one.group, other.group) && same(one.name, other.name);
}

function isMoodDraft(stored: unknown): stored is MoodDraft {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'note' in stored &&
    typeof stored.note === 'string' &&
    'tags' in stored &&
    Array.isArray(stored.tags)
  );
}
