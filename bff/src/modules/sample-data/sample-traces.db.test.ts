import { sql } from 'drizzle-orm';
import { Database } from '../../database/database.js';
import { oneDriver } from '../../testing/database.js';
import { sharedProduct, signedIn } from '../../testing/shared-product.js';
import { type TwinAnswer } from '../twin/answers/answers.dto.js';
import { type TwinChecks } from '../twin/fidelity/checks.dto.js';
import { type TwinProfile } from '../twin/profile/profile.dto.js';
import { type FindingList } from '../insights/findings/findings.dto.js';
import { SAMPLE_MEMORIES } from './sample-life.js';

/**
 * What stays is the person's own: that they asked, what they asked in the chat, that they want to be told of findings, and
 * the tags there are for everybody.
 */
const OWN = [
  'conversations',
  'insight_runs',
  'messages',
  'mood_tag_groups',
  'mood_tags',
  'sessions',
  'sign_ins',
  'skill_runs',
  'twin_versions',
];

const TEXTS = SAMPLE_MEMORIES.map(({ text }) => text);

describe.each(oneDriver)('what the sample data leaves behind on %s', (driver) => {
  const product = sharedProduct(driver);
  const ana = signedIn(product, beforeAll);

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

  /** Tables in which one of these texts stands, whoever's row it is. */
  async function tablesWith(texts: readonly string[]): Promise<string[]> {
    const anywhere = `%(${texts.map((text) => text.replaceAll(/[^\p{L} ]/gu, '_')).join('|')})%`;
    return product.app.get(Database).readAsSystem(async (tx) => {
      const tables = await tx.execute(sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
      const found: string[] = [];
      for (const { name } of tables.rows as { name: string }[]) {
        const { rows } = await tx.execute(
          sql`select from ${sql.identifier(name)} as r where r::text similar to ${anywhere} limit 1`,
        );
        if (rows.length > 0) found.push(name);
      }
      return found;
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
    const plan = { outcome: 'body:sleep-duration', action: 'walk in the evening', lag: 1, weeks: 2 };
    await ana.post('/api/experiments').send(plan).expect(201);
    const text = 'When did I last feel this rested, and what did I do that day?';
    await ana.post('/api/skills/run').send({ text }).expect(200);
    const talk = (await ana.post('/api/conversations').send({}).expect(201)).body as { id: string };
    for (const asked of [text, 'What is Ana allergic to?', 'What do I do on days I feel great?'])
      await ana
        .post(`/api/conversations/${talk.id}/messages`)
        .send({ text: asked, idempotencyKey: crypto.randomUUID() })
        .expect(200);
    await product.settled();
    const { lines } = (await ana.get('/api/twin/profile').expect(200)).body as TwinProfile;
    const [first, second] = lines;
    await ana.patch(`/api/twin/lines/${first!.id}`).send({ text: 'In my own words.' }).expect(200);
    await ana.delete(`/api/twin/lines/${second!.id}`).expect(204);
    const question = 'Where does Jonas live?';
    const said = (await ana.post('/api/twin/answers').send({ question }).expect(200)).body as TwinAnswer;
    const memoryIds = said.sources.map(({ memoryId }) => memoryId);
    await ana.post('/api/twin/verdicts').send({ question, wouldSay: false, memoryIds }).expect(201);
    const checks = (await ana.post('/api/twin/checks').send({}).expect(201)).body as TwinChecks;
    const [check] = checks.open;
    await ana.put(`/api/twin/checks/${check!.id}/answer`).send({ choice: check!.choices[0]!.id }).expect(200);
    const during = await rowsOf(id);
    expect(during).toMatchObject({
      ...{ twin_checks: checks.open.length, twin_lines: 2, twin_verdicts: 1, experiments: 1 },
      ...{ findings: expect.any(Number), reminders: expect.any(Number), reading_series: expect.any(Number) },
    });
    expect(await tablesWith(TEXTS)).toEqual(expect.arrayContaining(['memories', 'messages']));
    await ana.delete('/api/sample-data').expect(200);
    await product.settled();
    const after = await rowsOf(id);
    expect(Object.keys(after).filter((table) => !OWN.includes(table))).toEqual([]);
    expect(await tablesWith(TEXTS)).toEqual([]);
    expect(Object.keys(before).filter((table) => !OWN.includes(table))).toEqual([]);
  });
});
