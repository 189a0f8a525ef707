import { sql } from 'drizzle-orm';
import { oneDriver } from '../../testing/database.js';
import { sharedProduct, signedIn } from '../../testing/shared-product.js';

describe.each(oneDriver)('a temporary chat on %s', (driver) => {
  const product = sharedProduct(driver);
  const ana = signedIn(product, beforeAll, 'ana');

  beforeAll(async () => {
    await ana.post('/api/memories').send({ text: 'Zoe plays the harp.' }).expect(201);
    await product.settled();
  });

  /** The text of the answer. */
  async function ask(text: string, ...earlier: string[]): Promise<string> {
    const { text: events } = await ana
      .post('/api/temporary-chat/messages')
      .send({ text, earlier })
      .expect(200);
    const completed = /event: message\.completed\ndata: (.+)/.exec(events)?.[1] ?? 'null';
    return (JSON.parse(completed) as { message: { text: string } }).message.text;
  }

  /** How many rows each table has. */
  async function rows(): Promise<unknown> {
    const read = async (query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> =>
      (await product.database.database.readAsSystem((tx) => tx.execute(query))).rows;
    const tables = await read(
      sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    );
    const counts = tables.map(async ({ name }) => [
      name,
      await read(sql`select count(*)::int as count from ${sql.identifier(String(name))}`),
    ]);
    return Promise.all(counts);
  }

  it('answers from the memories, follows "she", and keeps nothing at all', async () => {
    const before = await rows();
    expect(await ask('Who is Zoe?')).toContain('Zoe plays the harp.');
    expect(await ask('Which instrument does she play?', 'Who is Zoe?')).toContain('harp');
    expect(await ask('I moved to Lyon in May.')).toContain('haven’t saved that');
    expect(await ask('Remember that my locker is number 58.')).toMatch(
      /^I don’t save anything from temporary chats/,
    );
    await product.settled();
    await expect(rows()).resolves.toEqual(before);
  });
});
