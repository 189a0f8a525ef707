import { FakeClock } from '../testing/fake-clock.js';
import { AccessNotes } from './access-notes.js';
import { type Database } from './database.js';
import { type Transaction } from './transaction.js';

interface Entry {
  reason: string;
  actor?: string | null;
}

describe('K3: notes of who was refused what', () => {
  const rows: Entry[] = [];
  const forSystem = vi.fn((_: string, work: (tx: Transaction) => Promise<void>) =>
    work({ insert: () => ({ values: (row: Entry) => void rows.push(row) }) } as unknown as Transaction),
  );
  let clock: FakeClock;
  let notes: AccessNotes;

  beforeEach(() => {
    rows.length = 0;
    clock = new FakeClock();
    notes = new AccessNotes({ forSystem } as unknown as Database, clock);
  });

  it('are one line an hour for each kind and person, and a second one that counts', async () => {
    for (let time = 0; time < 10_000; time += 1) notes.note('refused: not_allowed', 'ana');
    notes.note('refused: not_allowed', 'bo');
    await notes.settled();
    expect(rows).toEqual([
      { reason: 'refused: not_allowed', actor: 'ana' },
      { reason: 'refused: not_allowed', actor: 'bo' },
    ]);
    clock.advance({ seconds: 3_600 });
    notes.note('refused: not_allowed', 'ana');
    await notes.settled();
    expect(rows.slice(2)).toEqual([
      { reason: 'refused: not_allowed, 9999 times more within the hour', actor: 'ana' },
      { reason: 'refused: not_allowed', actor: 'ana' },
    ]);
  });

  it('do not fill the disk, however many kinds and people there are', async () => {
    for (let person = 0; person < 100_000; person += 1) notes.note('refused: not_allowed', String(person));
    await notes.settled();
    expect(rows).toHaveLength(200);
    await notes.beforeApplicationShutdown();
    expect(rows.slice(200)).toEqual([{ reason: 'access: 99800 more, not told apart' }]);
  });

  it('hold up nobody while they cannot be written', async () => {
    forSystem.mockRejectedValueOnce(new Error('away'));
    notes.note('refused: not_allowed', 'ana');
    await expect(notes.settled()).resolves.toBeUndefined();
    notes.note('refused: reauth_required', 'ana');
    await notes.settled();
    expect(rows).toEqual([{ reason: 'refused: reauth_required', actor: 'ana' }]);
  });
});
