import type { DeletionReceipt } from '../../../api/users.api';
import { formatCount, formatDay, formatTime } from '../../../lib/format';

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

/** `memory_versions` is a table's name; people read "Memory versions". */
export function deletedLines({ deleted }: DeletionReceipt): { what: string; count: string }[] {
  return Object.entries(deleted)
    .filter(([, count]) => count > 0)
    .map(([table, count]) => ({ what: asWords(table), count: formatCount(count) }));
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
    ...deletedLines(receipt).map(({ what, count }) => `${what}: ${count}`),
    `Sign-in account: ${receipt.identityAccount}`,
  ].join('\n');
}

function asWords(table: string): string {
  const words = table.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
