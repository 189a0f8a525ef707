import type { DeletionReceipt } from '../../../api/deletion.api';
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

/** The state of the history entry that shows a receipt. */
export interface Farewell {
  receipt: DeletionReceipt;
  /** Whose account it was, as long as they are still to be signed out. */
  uid: string | null;
}

export function farewellState(receipt: DeletionReceipt, uid: string | null): Farewell {
  return { receipt, uid };
}

export function farewellFrom(state: unknown): Farewell | null {
  if (typeof state !== 'object' || state === null || !('receipt' in state)) return null;
  // Only the deletion itself writes it.
  return state as Farewell;
}

/** What is there of each kind, in words and in the order people think of it. */
export function countLines(rowsByTable: Record<string, number>): { what: string; count: string }[] {
  return Object.entries(rowsByTable)
    .filter(([, count]) => count > 0)
    .sort(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([table, count]) => ({ what: names[table] ?? asWords(table), count: formatCount(count) }));
}

export function deletedAt({ deletedAt: moment }: DeletionReceipt): string {
  return `${formatDay(moment)}, ${formatTime(moment)}`;
}

/** For keeping: there is nobody to ask for it later. */
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

/** A table that has no name here yet: `shared_links` reads "Shared links". */
function asWords(table: string): string {
  const words = table.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
