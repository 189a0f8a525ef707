import type { DeletionReceipt } from '../api/deletion.api';
import { formatCount, formatDay, formatTime } from '../../../lib/format';

const names: Partial<Record<string, string>> = {
  memories: 'Memories',
  memory_versions: 'Versions of memories',
  memory_vectors: 'Search entries',
  conversations: 'Conversations',
  messages: 'Messages',
  sessions: 'Sessions',
  sign_ins: 'Sign-ins',
};

/** History state of the page that shows a deletion receipt. */
export interface DeletedAccount {
  receipt: DeletionReceipt;
  /** The deleted account's uid; `null` once signed out. */
  uid: string | null;
}

export function deletedAccountState(receipt: DeletionReceipt, uid: string | null): DeletedAccount {
  return { receipt, uid };
}

export function deletedAccountFrom(state: unknown): DeletedAccount | null {
  if (typeof state !== 'object' || state === null || !('receipt' in state)) return null;
  // Only `deletedAccountState` writes this shape.
  return state as DeletedAccount;
}

/** Row counts with readable names, most meaningful first. */
export function countLines(rowsByTable: Record<string, number>): { what: string; count: string }[] {
  return Object.entries(rowsByTable)
    .filter(([, count]) => count > 0)
    .sort(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([table, count]) => ({ what: names[table] ?? tableLabel(table), count: formatCount(count) }));
}

export function deletedAt({ deletedAt: moment }: DeletionReceipt): string {
  return `${formatDay(moment)}, ${formatTime(moment)}`;
}

/** Plain-text receipt to copy; it cannot be shown again. */
export function receiptText(receipt: DeletionReceipt): string {
  return [
    'Twyn: account deleted',
    `Receipt: ${receipt.id}`,
    `Date: ${receipt.deletedAt}`,
    ...countLines(receipt.deleted).map(({ what, count }) => `${what}: ${count}`),
    `Sign-in account: ${receipt.identityAccount}`,
  ].join('\n');
}

function placeOf(table: string): number {
  const place = Object.keys(names).indexOf(table);
  return place < 0 ? Infinity : place;
}

/** Fallback name of a table: `shared_links` reads "Shared links". */
function tableLabel(table: string): string {
  const words = table.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
