import { eq, sql } from 'drizzle-orm';
import { auditLog } from './audit-log.table.js';
import { readTotal } from './list-total.js';
import { oneDriver, sharedDatabase } from '../testing/database.js';

describe.each(oneDriver)('the total of a list on %s', (driver) => {
  const test = sharedDatabase(driver);

  const totalOf = (rows: number) =>
    test.database.forSystem('test: count', async (tx) => {
      const reason = `row of ${String(rows)}`;
      await tx.execute(
        sql`insert into audit_log (reason) select ${reason} from generate_series(1, ${rows}::int)`,
      );
      return readTotal(tx, auditLog, eq(auditLog.reason, reason));
    });

  it('is exact up to a thousand rows', async () => {
    expect(await totalOf(0)).toEqual({ total: 0, totalIs: 'exact' });
    expect(await totalOf(1_000)).toEqual({ total: 1_000, totalIs: 'exact' });
  });

  it('says that there are more, and how many are counted at most', async () => {
    expect(await totalOf(1_001)).toEqual({ total: 1_000, totalIs: 'over' });
    expect(await totalOf(3_000)).toEqual({ total: 1_000, totalIs: 'over' });
  });

  it('counts all where nothing narrows it', async () => {
    const total = await test.database.forSystem('test: count all', (tx) =>
      readTotal(tx, auditLog, undefined),
    );
    expect(total).toEqual({ total: 1_000, totalIs: 'over' });
  });
});
