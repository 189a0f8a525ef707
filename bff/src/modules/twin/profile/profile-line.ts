import { contentId } from '../../../common/content-id.js';
import { type Memory } from '../../memory/memory.dto.js';

/** As much of a memory as a profile is read of. */
export type ReadMemory = Pick<
  Memory,
  'id' | 'text' | 'kind' | 'author' | 'importance' | 'happenedAt' | 'recordedAt' | 'source'
>;

/** What a line is about: oneself, somebody else, a liking, or what is going on. */
export type LineAbout = 'you' | 'people' | 'preference' | 'now';

/** A line as it was read, before its owner said anything of it. */
export interface DerivedLine {
  /** Of what it was read; the same as long as that is there. */
  readonly key: string;
  readonly about: LineAbout;
  readonly text: string;
  /** The newest first; never empty. */
  readonly evidence: readonly ReadMemory[];
  /** How many memories said something else of the same before. */
  readonly changes: number;
}

/**
 * A line's id: the same for the same key of the same person, so that what they said of it is found again. No other person
 * has it, so that it names nothing of anybody else.
 */
export function lineIdOf(userId: string, key: string): string {
  return contentId(userId, key);
}

/** When it happened, or was told where that is not known. */
export function dateOf({ happenedAt, recordedAt }: Pick<ReadMemory, 'happenedAt' | 'recordedAt'>): number {
  return Date.parse(happenedAt ?? recordedAt);
}
