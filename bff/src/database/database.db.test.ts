import { sql } from 'drizzle-orm';
import { drivers, sharedDatabase } from '../testing/database.js';
import { users } from '../modules/users/users.table.js';

describe.each(drivers)('Database on %s', (driver) => {
  const test = sharedDatabase(driver);
  let ana: { id: string };
  let bo: { id: string };

  beforeAll(async () => {
    ana = await test.addUser('ana');
    bo = await test.addUser('bo');
  });

  const auditLines = async (): Promise<unknown[]> => {
    const { rows } = await test.database.readAsSystem((tx) =>
      tx.execute(sql`select reason from audit_log order by id`),
    );
    return rows.map(({ reason }) => reason);
  };

  it('A1: shows a user their own rows', async () => {
    const rows = await test.database.forUser(ana.id, (tx) => tx.select({ uid: users.uid }).from(users));
    expect(rows).toEqual([{ uid: 'ana' }]);
  });

  it('lets a user change or make nothing of another', async () => {
    const changed = await test.database.forUser(ana.id, (tx) =>
      tx.update(users).set({ displayName: 'mine' }).returning({ id: users.id }),
    );
    expect(changed).toEqual([{ id: ana.id }]);
    const forging = test.database.forUser(ana.id, (tx) => tx.update(users).set({ id: bo.id }));
    await expect(forging).rejects.toThrow();
  });

  it('forgets whom it served when the work is done', async () => {
    await test.database.forUser(ana.id, () => Promise.resolve());
    const { rows } = await test.connection.transaction((tx) =>
      tx.execute(sql`select current_setting('app.user_id', true) as user_id, current_user::text as role`),
    );
    expect(rows[0]?.user_id ?? '').toBe('');
    expect(rows[0]?.role).not.toBe('twyn_app');
  });

  it('rolls everything back when the work fails', async () => {
    const failing = test.database.forUser(ana.id, async (tx) => {
      await tx.update(users).set({ displayName: 'half' });
      throw new Error('half-way');
    });
    await expect(failing).rejects.toThrow('half-way');
    const [row] = await test.database.forUser(ana.id, (tx) => tx.select().from(users));
    expect(row?.displayName).not.toBe('half');
  });

  it('notes each kind of system work once, and reading not at all', async () => {
    const touch = (reason: string): Promise<unknown> =>
      test.database.forSystem(reason, (tx) => tx.update(users).set({ updatedAt: new Date() }));
    await touch('test: touch');
    await touch('test: touch');
    await test.database.readAsSystem((tx) => tx.select().from(users));
    expect((await auditLines()).filter((line) => line === 'test: touch')).toHaveLength(1);
  });

  it('does not note work that failed', async () => {
    const failing = test.database.forSystem('test: failing', () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(await auditLines()).not.toContain('test: failing');
  });

  it('cannot write while it says that it reads', async () => {
    await expect(test.database.readAsSystem((tx) => tx.delete(users))).rejects.toThrow();
  });
});
