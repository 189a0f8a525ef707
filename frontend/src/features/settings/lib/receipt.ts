import type { DeletionReceipt } from '../../../api/users.api';
import { formatCount, formatDay, formatTime } from '../../../lib/format';

/** The receipt out of a history entry's state; null when there is none. */
export function receiptFrom(state: unknown): DeletionReceipt | null {
  if (typeof state !== 'object' || state === null || !('receipt' in state)) return null;
  // The only one who writes it is the deletion itself.
  return state.receipt as DeletionReceipt;
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
