import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Logger, PinoLogger } from 'nestjs-pino';
import { symbols } from 'pino';
import { drivers } from '../../testing/database.js';
import { testEnv } from '../../testing/env.js';
import { browser, signedInBrowser } from '../../testing/requests.js';
import { sharedProduct } from '../../testing/shared-product.js';
import { type ContactMessage, type ContactMessagePage } from './contact.dto.js';
import { ContactMessagesRepository } from './contact-messages.repository.js';

const NOBODYS = '7b0c9a5e-3f1d-4c2b-9a77-0f2d6c1e8b34';
const REFERENCE = /^TW-\w{4}-\w{2}$/;

describe.each(drivers)('contact messages on %s', (driver) => {
  type Agent = Awaited<ReturnType<typeof signedInBrowser>>;
  const product = sharedProduct(driver, { env: testEnv({ ADMIN_EMAIL: 'root@example.com' }) });
  let root: Agent;
  let household = 0;

  beforeAll(async () => {
    product.app.useLogger(product.app.get(Logger));
    root = await signedInBrowser(product.app, product.identity, 'root');
  });
  beforeEach(async () => {
    household += 1;
    await forget();
  });

  const forget = (): Promise<unknown> =>
    product.database.database.forSystem('test: forget all messages', (tx) =>
      tx.execute(sql`delete from contact_messages`),
    );

  function send(change: object = {}, address = `10.0.0.${household}`): ReturnType<Agent['post']> {
    const letter = {
      name: 'Mara',
      email: 'mara@example.com',
      message: 'Hello.',
      idempotencyKey: randomUUID(),
    };
    return browser(product.app)
      .post('/api/contact')
      .set('X-Forwarded-For', address)
      .send({ ...letter, ...change });
  }
  const read = async (query = ''): Promise<ContactMessagePage> =>
    (await root.get(`/api/admin/contact-messages${query}`).expect(200)).body as ContactMessagePage;

  it('are read by the admin as they were written', async () => {
    const words = { name: '<script>alert(1)</script>', message: '<b>Hi</b>\n\n“Ünïcödé” & 漢字 🌱' };
    const { body } = await send(words).expect(201);
    expect(body.reference).toMatch(REFERENCE);
    await expect(read()).resolves.toEqual({
      items: [
        {
          id: expect.any(String),
          reference: body.reference,
          email: 'mara@example.com',
          ...words,
          receivedAt: product.clock.now().toISOString(),
          handledAt: null,
        },
      ],
      nextCursor: null,
      total: 1,
      totalIs: 'exact',
      open: 1,
    });
  });

  it('sent again with the same key are stored once, and have the same reference', async () => {
    const idempotencyKey = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send({ idempotencyKey })));
    const references = new Set(answers.map(({ body }) => body.reference as string));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(references.size).toBe(1);
    await expect(read()).resolves.toMatchObject({ total: 1 });
  });

  it('of a program that fills every field are answered, and not stored', async () => {
    const { body } = await send({ website: 'https://spam.example' }).expect(201);
    expect(body.reference).toMatch(REFERENCE);
    await expect(read()).resolves.toMatchObject({ total: 0, items: [] });
  });

  it('get another reference when one is taken', async () => {
    const messages = product.app.get(ContactMessagesRepository);
    const { body } = await send().expect(201);
    const again = { name: 'Bo', email: 'bo@example.com', message: 'Hi.', receivedAt: product.clock.now() };
    await expect(
      messages.insert({ ...again, reference: body.reference as string, idempotencyKey: randomUUID() }),
    ).resolves.toBeUndefined();
    await expect(read()).resolves.toMatchObject({ total: 1 });
  });

  it('L2: are rationed per address, and say when to come back', async () => {
    for (let i = 0; i < 20; i += 1) await send().expect(201);
    const { body, headers } = await send().expect(429);
    expect(body).toMatchObject({
      code: 'too_many_requests',
      error: 'Too many requests. Try again in 60 minutes.',
    });
    expect(Number(headers['retry-after'])).toBeGreaterThan(3_500);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(3_600);
    await send({}, '10.99.0.1').expect(201);
    await expect(read()).resolves.toMatchObject({ total: 21 });
  });

  it('that are refused do not count', async () => {
    for (let i = 0; i < 25; i += 1) await send({ email: 'nonsense' }).expect(400);
    await send().expect(201);
  });

  it('are listed newest first, page by page', async () => {
    for (const name of ['one', 'two', 'three']) {
      product.clock.advance({ seconds: 1 });
      await send({ name }).expect(201);
    }
    const first = await read('?limit=2');
    expect(first).toMatchObject({ total: 3, open: 3, nextCursor: expect.any(String) });
    const second = await read(`?limit=2&cursor=${first.nextCursor}`);
    expect(second).toMatchObject({ total: 3, nextCursor: null });
    expect([...first.items, ...second.items].map(({ name }) => name)).toEqual(['three', 'two', 'one']);
    await root.get('/api/admin/contact-messages?cursor=x').expect(400);
  });

  it('are marked as handled, keep the time of the first, and are reopened', async () => {
    await send().expect(201);
    const [{ id }] = (await read()).items as [ContactMessage];
    const mark = async (handled: boolean): Promise<unknown> =>
      (await root.patch(`/api/admin/contact-messages/${id}`).send({ handled }).expect(200)).body.handledAt;
    const at = product.clock.now().toISOString();
    await expect(mark(true)).resolves.toBe(at);
    product.clock.advance({ minutes: 5 });
    await expect(mark(true)).resolves.toBe(at);
    await expect(read()).resolves.toMatchObject({ total: 1, open: 0 });
    await expect(mark(false)).resolves.toBeNull();
    await expect(read()).resolves.toMatchObject({ open: 1 });
    await root.patch(`/api/admin/contact-messages/${NOBODYS}`).send({ handled: true }).expect(404);
  });

  it('K3: are deleted for good, which is noted without their words', async () => {
    await send().expect(201);
    const [{ id }] = (await read()).items as [ContactMessage];
    await root.delete(`/api/admin/contact-messages/${id}`).expect(204);
    await root.delete(`/api/admin/contact-messages/${id}`).expect(404);
    await expect(read()).resolves.toMatchObject({ total: 0 });
    const { rows } = await product.database.database.readAsSystem((tx) =>
      tx.execute(sql`select audit.reason, users.email from audit_log audit
        join users on users.id = audit.actor where subject = ${id}`),
    );
    expect(rows).toEqual([{ reason: 'content: contact message deleted', email: 'root@example.com' }]);
  });

  it('are deleted a year after they came', async () => {
    const messages = product.app.get(ContactMessagesRepository);
    await send({ name: 'old' }).expect(201);
    const limit = new Date(product.clock.now().getTime() + 1);
    product.clock.advance({ seconds: 1 });
    await send({ name: 'new' }).expect(201);
    await messages.purge(limit);
    expect((await read()).items.map(({ name }) => name)).toEqual(['new']);
  });

  it('K2: leave no word in the log, whether stored, refused or lost to a failure', async () => {
    const lines: string[] = [];
    const stream = (PinoLogger.root as unknown as Record<symbol, { write: (line: string) => unknown }>)[
      symbols.streamSym
    ]!;
    PinoLogger.root.level = 'debug';
    vi.spyOn(stream, 'write').mockImplementation((line) => lines.push(line));
    const words = { name: 'Quentin', email: 'quentin@example.com', message: 'The walrus sings.' };
    const rename = (from: string, to: string): Promise<unknown> =>
      product.database.connection.transaction((tx) =>
        tx.execute(sql`alter table ${sql.identifier(from)} rename to ${sql.identifier(to)}`),
      );

    await send(words).expect(201);
    await send({ ...words, subject: 'The walrus sings.' }).expect(400);
    await send({ ...words, message: `The walrus sings.\u0000` }).expect(400);
    await send({ ...words, message: 'The walrus sings.'.repeat(100_000) }).expect(413);
    await rename('contact_messages', 'contact_messages_gone');
    await send(words).expect(500);
    await rename('contact_messages_gone', 'contact_messages');
    await read();

    await vi.waitFor(() => expect(lines.join('')).toContain('"status":413'));
    expect(lines.join('')).toContain('internal_error');
    expect(lines.join('')).not.toMatch(/quentin|walrus/i);
    PinoLogger.root.level = 'silent';
  });
});
