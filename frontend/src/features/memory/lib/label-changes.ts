import type { MemoryVersion } from '../../../api/memory.api';
import { memoryKinds } from '../../../components/memory-words';

type Labels = Pick<MemoryVersion, 'kind' | 'tags'>;

/** What changed beside the text, in sentences. */
export function labelChanges(from: Labels, to: Labels): string[] {
  const added = to.tags.filter((tag) => !from.tags.includes(tag));
  const removed = from.tags.filter((tag) => !to.tags.includes(tag));
  return [
    from.kind === to.kind
      ? null
      : `${memoryKinds[from.kind].one} became ${memoryKinds[to.kind].one.toLowerCase()}.`,
    added.length > 0 ? `Tagged ${added.join(', ')}.` : null,
    removed.length > 0 ? `No longer tagged ${removed.join(', ')}.` : null,
  ].filter((sentence) => sentence !== null);
}
