import { type Transactions } from '../../database/transactions.js';
import { FakeClock } from '../../testing/fake-clock.js';
import { type ImportJobsRepository } from './import-jobs.repository.js';
import { ImportLeases } from './import-leases.js';
import { NobodyListens } from '../../testing/live-events.js';

describe('the leases of imports', () => {
  it('are another at each run, so that a cancelled one ends no undoing', async () => {
    const claim = (leaseHolder: string) => Promise.resolve({ userId: 'ana', id: 'diary', leaseHolder });
    const jobs = { claim } as unknown as ImportJobsRepository;
    const leases = new ImportLeases(jobs, {} as Transactions, new FakeClock(), new NobodyListens());
    const [cancelled, undoing] = [await leases.take(), await leases.take()];

    expect(leases.of(undoing!)).toMatchObject({ userId: 'ana', importId: 'diary' });
    expect(leases.of(undoing!).holder).not.toBe(leases.of(cancelled!).holder);
  });
});
