import type { BulkChange } from '../api/listing.api';
import { memoryKinds } from '../../../components/memory-labels';
import { formatCount, formatQuantity } from '../../../lib/format';

interface Edited {
  changed: number;
  skipped: number;
}

/** "3 memories archived". */
export function bulkDoneLabel(change: BulkChange, { changed, skipped }: Edited): string {
  if (changed === 0 && skipped === 0) return 'Nothing to change there';
  const tooMany = skipped > 0 ? `, ${formatCount(skipped)} left as they have 20 tags` : '';
  return `${formatQuantity(changed, 'memory', 'memories')} ${participle(change)}${tooMany}`;
}

export function bulkUndoneLabel({ skipped }: { restored: number; skipped: number }): string {
  if (skipped === 0) return 'Undone';
  return `Undone, except ${formatQuantity(skipped, 'memory', 'memories')} changed since`;
}

function participle(change: BulkChange): string {
  switch (change.action) {
    case 'addTags':
      return `tagged ${change.tags.join(', ')}`;
    case 'removeTags':
      return `without ${change.tags.join(', ')}`;
    case 'setKind':
      return `filed under ${memoryKinds[change.kind].many.toLowerCase()}`;
    case 'setImportance':
      return ['', 'marked minor', 'marked normal', 'marked important'][change.importance] ?? '';
    case 'archive':
      return 'archived';
    case 'unarchive':
      return 'back in your list';
    case 'pin':
      return 'pinned';
    case 'unpin':
      return 'unpinned';
    case 'delete':
      return 'forgotten';
  }
}
