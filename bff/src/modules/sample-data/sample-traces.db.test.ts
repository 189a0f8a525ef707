import { sql } from 'drizzle-orm';
import { Database } from '../../database/database.js';
import { startProduct, type TestProduct } from '../../testing/app.js';
import { oneDriver } from '../../testing/database.js';
import { type Browser, signedInBrowser } from '../../testing/requests.js';
import { type FindingList } from '../insights/findings/findings.dto.js';

/** What a person did themselves stays, and tells nothing of the sample data but that it was asked about. */
const OWN_DOING = new Set(['skill_runs']);

describe.each(oneDriver)('what the sample data leaves behind on %s', (driver) => {
  let product: TestProduct;
  let ana: Browser;

  beforeAll(async () => {
    product = await startProduct(driver);
    ana = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
  });
  afterAll(() => product.close());

  /** Rows of the person in every table that has any. */
  async function rowsOf(userId: string): Promise<Record<string, number>> {
    return product.app.get(Database).readAsSystem(async (tx) => {
      const tables = await tx.execute(sql`select table_name as name from information_schema.columns
        where table_schema = 'public' and column_name = 'user_id' order by 1`);
      const counts: Record<string, number> = {};
      for (const { name } of tables.rows as { name: string }[]) {
        const found = await tx.execute(
          sql`select count(*)::int as rows from ${sql.identifier(name)} where user_id = ${userId}`,
        );
        const [{ rows } = { rows: 0 }] = found.rows as { rows: number }[];
        if (rows > 0) counts[name] = rows;
      }
      return counts;
    });
  }

  it('is nothing, in any table, after everything was done with it', async () => {
    const { id } = (await ana.get('/api/me').expect(200)).body as { id: string };
    await product.settled();
    const before = await rowsOf(id);
    await ana.post('/api/sample-data').send({}).expect(201);
    await product.settled();
    await ana.get('/api/brief').expect(200);
    const { items } = (await ana.post('/api/findings/check').send({}).expect(200)).body as FindingList;
    const finding = items.find(({ kind }) => kind === 'association')!;
    await ana.put(`/api/findings/${finding.id}/verdict`).send({ verdict: 'agree' });
    const text = 'When did I last feel this rested, and what did I do that day?';
    await ana.post('/api/skills/run').send({ text }).expect(200);
    const checks = await ana.post('/api/twin/checks').send({});
    console.log('checks', checks.status, JSON.stringify(checks.body).slice(0, 600));
    const during = await rowsOf(id);
    await ana.delete('/api/sample-data').expect(200);
    await product.settled();
    const after = await rowsOf(id);
    console.log(JSON.stringify({ before, during, after }, null, 1));
    expect(Object.keys(after).filter((table) => !OWN_DOING.has(table))).toEqual(Object.keys(before));
  });
});
