import { type EntrySource } from '../../common/channel.js';

/** From awful to great. */
export type MoodValue = 1 | 2 | 3 | 4 | 5;

/** How somebody felt, as it is kept. */
export interface KeptMood {
  id: string;
  mood: MoodValue;
  /** As it was said, where it was a word. */
  word: string | null;
  effectiveAt: Date;
  /** When it was told. */
  recordedAt: Date;
  source: EntrySource;
}
