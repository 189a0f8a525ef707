import type { DeletionReceipt } from '../api/deletion.api';
import { countLines, deletedAccountFrom, deletedAccountState, receiptText } from './receipt';

const receipt: DeletionReceipt = {
  id: '0199c2c0-0000-7000-8000-000000000009',
  deletedAt: '2026-03-12T18:22:00.000Z',
  deleted: { conversations: 0, memories: 1284, memory_versions: 3 },
  identityAccount: 'deleted',
};

test('lists what there was, in words', () => {
  const rows = { conversations: 0, memories: 1284, memory_versions: 3, shared_links: 2, sign_ins: 1 };
  expect(countLines(rows)).toEqual([
    { what: 'Memories', count: '1,284' },
    { what: 'Versions of memories', count: '3' },
    { what: 'Sign-ins', count: '1' },
    { what: 'Shared links', count: '2' },
  ]);
});

test('can be kept as text', () => {
  expect(receiptText(receipt)).toBe(
    [
      'Twyn: account deleted',
      'Receipt: 0199c2c0-0000-7000-8000-000000000009',
      'Date: 2026-03-12T18:22:00.000Z',
      'Memories: 1,284',
      'Versions of memories: 3',
      'Sign-in account: deleted',
    ].join('\n'),
  );
});

test('travels in the history, and only there', () => {
  expect(deletedAccountFrom(deletedAccountState(receipt, 'uid-mara'))).toEqual({ receipt, uid: 'uid-mara' });
  expect(deletedAccountFrom(null)).toBeNull();
  expect(deletedAccountFrom({ from: '/login' })).toBeNull();
});
