import type { MemoryVersion } from '../../../shared/memory/api/memory.api';
import { memoryKinds } from '../../../components/memory-labels';
import { formatFullDay } from '../../../lib/format';

type Labels = Pick<MemoryVersion, 'kind' | 'tags' | 'importance' | 'happenedAt'>;

const importanceLabel = ['low', 'normal', 'high'] as const;

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
    from.importance === to.importance
      ? null
      : `Importance became ${importanceLabel[to.importance - 1] ?? 'normal'}.`,
    from.happenedAt === to.happenedAt ? null : dateChange(to.happenedAt),
  ].filter((sentence) => sentence !== null);
}

function dateChange(happenedAt: string | null): string {
  return happenedAt === null ? 'No longer dated.' : `Dated ${formatFullDay(happenedAt)}.`;
}
