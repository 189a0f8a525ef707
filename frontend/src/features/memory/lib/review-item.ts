import type { MemoryConflict, MemoryReview } from '../../../shared/memory/api/review.api';
import { joinTexts } from './join-texts';

export type ReviewItem = MemoryReview['items'][number];

export function keyOf(item: ReviewItem): string {
  switch (item.kind) {
    case 'conflict':
      return item.conflict.id;
    case 'proposal':
      return item.memory.id;
    // Once a guess is approved, something may be suggested for it.
    case 'suggestion':
      return `suggestion for ${item.memory.id}`;
  }
}

/** Where a memory waits, alone or in a pair; the beginning when it does not. */
export function placeOf(memoryId: string | null, items: readonly ReviewItem[]): number {
  const isOf = (item: ReviewItem): boolean =>
    item.kind === 'conflict'
      ? [item.conflict.older.id, item.conflict.newer.id].includes(memoryId ?? '')
      : item.memory.id === memoryId;
  return Math.max(0, items.findIndex(isOf));
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
