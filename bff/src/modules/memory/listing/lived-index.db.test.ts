import { and, gte, lt, sql } from 'drizzle-orm';
import { drivers, sharedDatabase } from '../../../testing/database.js';
import { planOf } from '../../../testing/query-plan.js';
import { isSelected } from '../memory-filter.repository.js';
import { memoryDate, memories } from '../memory.table.js';

describe.each(drivers)('a day among many on %s', (driver) => {
  const test = sharedDatabase(driver);
  let userId: string;

  beforeAll(async () => {
    await test.database.forSystem('test: a long life', async (tx) => {
      const { rows } = await tx.execute(sql`insert into users (uid) values ('ana') returning id`);
      userId = rows[0]!.id as string;
      await tx.execute(sql`
        insert into memories (id, user_id, kind, text, tags, importance, recorded_at, updated_at, source_kind, terms, doc_length)
        select gen_random_uuid(), ${userId}, 'note', 'Day ' || n, '{}', 3, now() - make_interval(days => n), now(), 'form', '', 2
        from generate_series(1, 5000) n`);
    });
    await test.connection.transaction((tx) => tx.execute(sql`analyze memories`));
  });

  it('is looked up in the index, which row-level security does not keep its dates from', async () => {
    const indexConditions = await test.database.forUser(userId, async (tx) => {
      const query = tx
        .select({ id: memories.id })
        .from(memories)
        .where(
          and(
            isSelected(userId, { statuses: ['active'] }),
            gte(memoryDate, new Date('2020-03-12')),
            lt(memoryDate, new Date('2020-03-13')),
          ),
        );
      return (await planOf(tx, query.getSQL()))
        .filter((node) => node['Index Name'] === 'memories_date')
        .map((node) => node['Index Cond']);
    });
    expect(indexConditions).toEqual([expect.stringContaining('2020-03-12')]);
  });
});
