import { eq, sql } from 'drizzle-orm';
import { users } from '../modules/users/users.table.js';
import { drivers, sharedDatabase } from '../testing/database.js';
import { afterCommit } from './unit-of-work.js';

describe.each(drivers)('A unit of work on %s', (driver) => {
  const test = sharedDatabase(driver);
  let ana: { id: string };
  let bo: { id: string };

  beforeAll(async () => {
    ana = await test.addUser('ana');
    bo = await test.addUser('bo');
  });
  beforeEach(async () => {
    await name(ana.id, 'Ana');
    await name(bo.id, 'Bo');
  });

  const name = (userId: string, displayName: string): Promise<unknown> =>
    test.database.forUser(userId, (tx) => tx.update(users).set({ displayName }).where(eq(users.id, userId)));
  const nameOf = async (userId: string): Promise<string | null | undefined> =>
    (await test.database.forUser(userId, (tx) => tx.select().from(users)))[0]?.displayName;

  it('keeps all that was done in it, and each part sees the one before', async () => {
    const seen = await test.database.unitOfWork(ana.id, async () => {
      await name(ana.id, 'first');
      return nameOf(ana.id);
    });
    expect(seen).toBe('first');
    expect(await nameOf(ana.id)).toBe('first');
  });

  it('leaves nothing when a part of it fails, whichever', async () => {
    const failing = test.database.unitOfWork(ana.id, async () => {
      await name(ana.id, 'half');
      throw new Error('half-way');
    });
    await expect(failing).rejects.toThrow('half-way');
    expect(await nameOf(ana.id)).toBe('Ana');
  });

  it('goes on after a part that failed and was caught, which alone leaves nothing', async () => {
    await test.database.unitOfWork(ana.id, async () => {
      await name(ana.id, 'kept');
      const failing = test.database.forUser(ana.id, async (tx) => {
        await tx.update(users).set({ displayName: 'lost' });
        await tx.execute(sql`select 1 / 0`);
      });
      await expect(failing).rejects.toThrow();
    });
    expect(await nameOf(ana.id)).toBe('kept');
  });

  it('A1: shows each part the rows of its own user alone, and the system all', async () => {
    await test.database.unitOfWork(ana.id, async () => {
      const count = (tx: { $count: (table: typeof users) => PromiseLike<number> }): PromiseLike<number> =>
        tx.$count(users);
      const counts = await Promise.all([
        test.database.forUser(ana.id, async (tx) => count(tx)),
        test.database.readAsSystem(async (tx) => count(tx)),
        test.database.forUser(bo.id, async (tx) => count(tx)),
        test.database.forUser(ana.id, async (tx) => count(tx)),
      ]);
      expect(counts).toEqual([1, 2, 1, 1]);
      expect(await nameOf(bo.id)).toBe('Bo');
      expect(await nameOf(ana.id)).toBe('Ana');
    });
  });

  it('holds another that is begun in it, which tells nobody before all is kept', async () => {
    const told = vi.fn();
    const failing = test.database.unitOfWork(ana.id, async () => {
      await test.database.unitOfWork(ana.id, () => {
        afterCommit(told);
        return name(ana.id, 'inner');
      });
      throw new Error('outer');
    });
    await expect(failing).rejects.toThrow('outer');
    expect(told).not.toHaveBeenCalled();
    expect(await nameOf(ana.id)).toBe('Ana');
  });

  it('refuses a transaction inside of one that has joined it, which would wait for ever', async () => {
    const nested = test.database.unitOfWork(ana.id, () =>
      test.database.forUser(ana.id, () => name(ana.id, 'nested')),
    );
    await expect(nested).rejects.toThrow('pass that one on');
    expect(await nameOf(ana.id)).toBe('Ana');
  });

  it('tells others once it is kept, and never when it is not', async () => {
    const told: (string | null | undefined)[] = [];
    const tell = (): void => void nameOf(ana.id).then((seen) => told.push(seen));
    await test.database.unitOfWork(ana.id, async () => {
      afterCommit(tell);
      await name(ana.id, 'new');
      expect(told).toEqual([]);
    });
    await vi.waitFor(() => expect(told).toEqual(['new']));

    const failing = test.database.unitOfWork(ana.id, () => {
      afterCommit(tell);
      return Promise.reject(new Error('no'));
    });
    await expect(failing).rejects.toThrow('no');
    expect(told).toEqual(['new']);
    afterCommit(() => told.push('at once'));
    expect(told).toEqual(['new', 'at once']);
  });

  it('is left alone by what was begun in it and goes on after it', async () => {
    let goOn = (): void => undefined;
    const released = new Promise<void>((resolve) => (goOn = resolve));
    let late: Promise<unknown> | undefined;
    await test.database.unitOfWork(ana.id, () => {
      late = released.then(() => name(ana.id, 'late'));
      return Promise.resolve();
    });
    goOn();
    await late;
    expect(await nameOf(ana.id)).toBe('late');
  });

  it('reads together in one transaction that cannot write, each part with its own rights', async () => {
    const seen = await test.database.readTogether(ana.id, () =>
      Promise.all([
        nameOf(ana.id),
        test.database.readAsSystem(async (tx) => (await tx.select().from(users)).length),
        nameOf(bo.id),
        test.database.forUser(ana.id, async (tx) => (await tx.select().from(users)).length),
      ]),
    );
    expect(seen).toEqual(['Ana', 2, 'Bo', 1]);
    await expect(test.database.readTogether(ana.id, () => name(ana.id, 'no'))).rejects.toThrow();
    expect(await nameOf(ana.id)).toBe('Ana');
  });

  it('reads together within a unit of work what that has written so far', async () => {
    const told = vi.fn<() => void>();
    const seen = await test.database.unitOfWork(ana.id, async () => {
      await name(ana.id, 'Anna');
      return test.database.readTogether(ana.id, () => {
        afterCommit(told);
        return nameOf(ana.id);
      });
    });
    expect(seen).toBe('Anna');
    expect(told).toHaveBeenCalledOnce();
  });

  it('reads nothing more once a part has failed: it may have left the rights of another', async () => {
    const count = (): Promise<number> =>
      test.database.forUser(ana.id, async (tx) => (await tx.select().from(users)).length);
    const later: unknown[] = [];
    await expect(
      test.database.readTogether(ana.id, async () => {
        const failing = test.database.readAsSystem(() => Promise.reject(new Error('broken')));
        later.push(...(await Promise.allSettled([count()])));
        await failing;
      }),
    ).rejects.toThrow('broken');
    expect(later).toMatchObject([{ status: 'rejected' }]);
  });
});
