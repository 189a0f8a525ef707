import { formatCount, formatQuantity, formatWhen } from '../../../lib/format';
import type { FindingList, MemoryIndex } from '../api/ai-dashboard.api';

/** Of an import, whatever it brings. */
interface Import {
  status: string;
  fileName: string;
}

const UNDER_WAY: readonly string[] = ['queued', 'running', 'undoing'];

export function indexWords({ done, total, running, failed }: MemoryIndex): string {
  if (failed.length > 0)
    return `${formatQuantity(failed.length, 'memory', 'memories')} refused, ${formatCount(done)} of ${formatCount(total)} done.`;
  if (running || done < total) return `${formatCount(done)} of ${formatCount(total)}, under way.`;
  return total === 0 ? 'Nothing to do yet.' : `All ${formatCount(total)} done.`;
}

/** Checked each night at 03:20 where its owner was last. */
export function findingsWords({ check }: Pick<FindingList, 'check'>): string {
  return check.ranAt === null
    ? 'Not yet. The first look at Findings checks at once.'
    : `Checked ${formatWhen(check.ranAt)}, the next time tonight at 03:20.`;
}

export function importWords({ items }: { items: readonly Import[] }): string {
  const current = items.find(({ status }) => UNDER_WAY.includes(status));
  if (current) return `${current.fileName}: ${current.status}.`;
  const [last] = items.filter(({ status }) => status !== 'draft');
  return last ? `None under way. The last: ${last.fileName}, ${last.status}.` : 'None so far.';
}
