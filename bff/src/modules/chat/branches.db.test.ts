import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { MIGRATIONS_FOLDER } from '../../database/migrate.js';
import { oneDriver } from '../../testing/database.js';
import { signedInBrowser } from '../../testing/requests.js';
import { sharedProduct, signedIn } from '../../testing/shared-product.js';
import { type Message } from './chat.dto.js';

describe.each(oneDriver)('branches of a conversation, on %s', (driver) => {
  const product = sharedProduct(driver);
  const ana = signedIn(product, beforeEach);
  let id: string;

  beforeEach(async () => {
    const { body } = await ana.post('/api/conversations').send({}).expect(201);
    id = body.id as string;
  });

  const post = async (path: string, body: object): Promise<string> =>
    (await ana.post(`/api/conversations/${id}/messages${path}`).send(body).expect(200)).text;
  const say = (text: string, more: object = {}): Promise<string> => post('', { text, ...more });
  const shown = async (): Promise<Message[]> =>
    (await ana.get(`/api/conversations/${id}`).expect(200)).body.messages as Message[];
  const questions = async (): Promise<string[]> =>
    (await shown()).filter(({ role }) => role === 'user').map(({ text }) => text);
  const show = (messageId: string | undefined): Promise<unknown> =>
    ana.put(`/api/conversations/${id}/branch`).send({ messageId }).expect(200);

  it('begin where a message is said differently, and are gone through one by one', async () => {
    await say('Hello');
    await say('Thanks');
    const [first, , second] = await shown();
    await say('Help', { insteadOf: second?.id });
    expect(await questions()).toEqual(['Hello', 'Help']);
    await say('Who are you?');
    const changed = (await shown())[2];
    expect(changed?.siblings).toEqual([second?.id, changed?.id]);

    await show(second?.id);
    expect(await questions()).toEqual(['Hello', 'Thanks']);
    // What is said now follows what is shown.
    await say('Cheers');
    expect(await questions()).toEqual(['Hello', 'Thanks', 'Cheers']);
    await show(changed?.id);
    expect(await questions()).toEqual(['Hello', 'Help', 'Who are you?']);

    await say('Good morning', { insteadOf: first?.id });
    expect(await questions()).toEqual(['Good morning']);
  });

  it('begin where an answer is tried again, once for each key', async () => {
    await say('Hello');
    const [question, answer] = await shown();
    const idempotencyKey = crypto.randomUUID();
    const [once, twice] = [
      await post('/retry', { answerId: answer?.id, idempotencyKey }),
      await post('/retry', { answerId: answer?.id, idempotencyKey }),
    ];
    const again = (await shown())[1];
    expect(await shown()).toHaveLength(2);
    expect(again).toMatchObject({
      status: 'complete',
      parentId: question?.id,
      siblings: [answer?.id, again?.id],
    });
    for (const events of [once, twice]) expect(events).toContain(`"twinMessageId":"${again?.id}"`);
    await show(answer?.id);
    expect((await shown())[1]?.id).toBe(answer?.id);
  });

  it('do not mix: "she" is who was spoken of on this one', async () => {
    await say('Remember that Zoe plays the harp.');
    await say('Remember that Mia plays the drums.');
    await say('Who is Zoe?');
    const zoe = (await shown())[4];
    await say('Who is Mia?', { insteadOf: zoe?.id });
    await say('Which instrument does she play?');
    expect((await shown()).at(-1)?.text).toContain('drums');
    await show(zoe?.id);
    await say('Which instrument does she play?');
    expect((await shown()).at(-1)?.text).toContain('harp');
  });

  it('make no second memory when "remember that" is tried again', async () => {
    await say('Remember that Bo sails.');
    await post('/retry', { answerId: (await shown())[1]?.id });
    expect((await ana.get('/api/memories').expect(200)).body.total).toBe(1);
  });

  it('are not begun at what is not there, not said by the right one, or somebody else’s', async () => {
    await say('Hello');
    const [question, answer] = await shown();
    const path = `/api/conversations/${id}/messages`;
    await ana.post(path).send({ text: 'Hi', insteadOf: crypto.randomUUID() }).expect(404);
    await ana.post(path).send({ text: 'Hi', insteadOf: answer?.id }).expect(404);
    await ana.post(`${path}/retry`).send({ answerId: question?.id }).expect(404);
    await ana.put(`/api/conversations/${id}/branch`).send({ messageId: crypto.randomUUID() }).expect(404);
    const eve = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    await eve.post(`${path}/retry`).send({ answerId: answer?.id }).expect(404);
    await eve.put(`/api/conversations/${id}/branch`).send({ messageId: answer?.id }).expect(404);
    expect(await shown()).toHaveLength(2);
  });

  it('are exported as they are shown to be read, and all of them to be kept', async () => {
    await say('Hello');
    await say('Thanks', { insteadOf: (await shown())[0]?.id });
    const { text: markdown } = await ana.get(`/api/conversations/${id}/export.md`).expect(200);
    expect(markdown).toContain('> Thanks');
    expect(markdown).not.toContain('> Hello');
    const { body } = await ana.get('/api/exports/conversations.json').expect(200);
    expect(body.conversations[0].messages).toHaveLength(4);
  });

  it('are one chain in conversations from before there were branches', async () => {
    await say('Hello');
    await say('Thanks');
    const before = await shown();
    const updates = await updatesOf('"parent_id"', '"active_leaf_id"');
    await product.database.database.forSystem('test: as before', async (tx) => {
      await tx.execute(sql`update messages set parent_id = null`);
      await tx.execute(sql`update conversations set active_leaf_id = null`);
      for (const update of updates) await tx.execute(sql.raw(update));
    });
    expect(await shown()).toEqual(before);
  });
});

/** The statements of the migrations that fill these columns. */
async function updatesOf(...columns: string[]): Promise<string[]> {
  const files = await readdir(MIGRATIONS_FOLDER);
  const migrations = await Promise.all(
    files
      .filter((file) => file.endsWith('.sql'))
      .map((file) => readFile(join(MIGRATIONS_FOLDER, file), 'utf8')),
  );
  const statements = migrations.flatMap((migration) => migration.split('--> statement-breakpoint'));
  return columns.map((column) => {
    const update = statements.find((each) => each.includes('UPDATE') && each.includes(`SET ${column}`));
    expect(update, column).toBeDefined();
    return String(update);
  });
}
