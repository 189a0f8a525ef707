import type { MemoryConflict, MemoryReview } from '../../../api/review.api';
import { joinTexts } from './join-texts';

export type ReviewItem = MemoryReview['items'][number];

export function keyOf(item: ReviewItem): string {
  return item.kind === 'conflict' ? item.conflict.id : item.memory.id;
}

/** Whether one of the two is enough; otherwise they cannot both hold. */
export function isDuplicate({ kind }: MemoryConflict): boolean {
  return kind === 'same' || kind === 'alike';
}

/** What the two say in one text: of a duplicate the fuller one, else both. */
export function mergedText(conflict: MemoryConflict): string {
  const { older, newer } = conflict;
  if (!isDuplicate(conflict)) return joinTexts(older.text, newer.text);
  return newer.text.length > older.text.length ? newer.text : older.text;
}

/** What editing begins with. */
export function editableText(item: ReviewItem): string {
  return item.kind === 'conflict' ? mergedText(item.conflict) : item.memory.text;
}
