import { type EntrySource } from '../../common/channel.js';

/** From awful to great. */
export type MoodValue = 1 | 2 | 3 | 4 | 5;

/** What was around at that time, in words: last night’s sleep, the warmth of a room. */
export interface Around {
  readonly kind: 'body' | 'home';
  readonly label: string;
  readonly value: string;
  readonly isSample: boolean;
}

/** A tag by the words that a person knows it by: it is made where there is none. */
export interface NamedTag {
  readonly group: string;
  readonly name: string;
}

/** How somebody felt, as it is kept. */
export interface KeptMood {
  id: string;
  mood: MoodValue;
  /** As it was said, where it was a word. */
  word: string | null;
  /** From 1 to 5. */
  energy: number | null;
  /** From 1 to 5. */
  stress: number | null;
  note: string | null;
  around: readonly Around[];
  effectiveAt: Date;
  /** When it was told. */
  recordedAt: Date;
  source: EntrySource;
}

/** An entry with what stands in other tables. */
export type TaggedMood = KeptMood & { readonly tags: readonly NamedTag[] };
