import { sql } from 'drizzle-orm';
import { Database } from '../../database/database.js';
import { startProduct, type TestProduct } from '../../testing/app.js';
import { oneDriver } from '../../testing/database.js';
import { type Browser, signedInBrowser } from '../../testing/requests.js';
import { type TwinChecks } from '../twin/fidelity/checks.dto.js';
import { type FindingList } from '../insights/findings/findings.dto.js';

/** What stays is the person's own: that they asked, that they want to be told of findings, and the tags there are for everybody. */
const OWN = [
  'insight_runs',
  'mood_tag_groups',
  'mood_tags',
  'sessions',
  'sign_ins',
  'skill_runs',
  'twin_versions',
];

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
    await ana.patch(`/api/findings/${finding.id}`).send({ verdict: 'agree' }).expect(200);
    const day = product.clock.now().toISOString().slice(0, 10);
    await ana.get(`/api/days/${day}`).expect(200);
    await ana.get(`/api/findings/${finding.id}/days`).expect(200);
    const text = 'When did I last feel this rested, and what did I do that day?';
    await ana.post('/api/skills/run').send({ text }).expect(200);
    const checks = (await ana.post('/api/twin/checks').send({}).expect(201)).body as TwinChecks;
    const [check] = checks.open;
    await ana.put(`/api/twin/checks/${check!.id}/answer`).send({ choice: check!.choices[0]!.id }).expect(200);
    const during = await rowsOf(id);
    expect(during).toMatchObject({ twin_checks: checks.open.length, reading_series: expect.any(Number) });
    await ana.delete('/api/sample-data').expect(200);
    await product.settled();
    const after = await rowsOf(id);
    expect(Object.keys(after).filter((table) => !OWN.includes(table))).toEqual([]);
    expect(Object.keys(before).filter((table) => !OWN.includes(table))).toEqual([]);
  });
});
