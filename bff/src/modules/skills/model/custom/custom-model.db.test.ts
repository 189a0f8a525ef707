import { sql } from 'drizzle-orm';
import { Logger, PinoLogger } from 'nestjs-pino';
import { symbols } from 'pino';
import { FakeModelServer } from '../../../../integrations/language-model/language-model.fake.js';
import { startProduct, type TestProduct } from '../../../../testing/app.js';
import { oneDriver } from '../../../../testing/database.js';
import { testEnv } from '../../../../testing/env.js';
import { type Browser, signedInBrowser } from '../../../../testing/requests.js';

const KEY = 'sk-canary-1234567890';
const QUESTION = 'What is Ana allergic to?';
const ALLOWED = {
  MODEL_PER_USER: 'true',
  MODEL_PER_USER_HOSTS: '127.0.0.1',
  SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
};
const NOBODYS = 'http://127.0.0.1:9/v1';

describe.each(oneDriver)('a language model of one’s own on %s', (driver) => {
  let operators: FakeModelServer;
  let own: FakeModelServer;
  let product: TestProduct;
  let ana: Browser;
  let bo: Browser;

  beforeAll(async () => {
    [operators, own] = [await FakeModelServer.start(), await FakeModelServer.start()];
    operators.reply = () => ({ shape: 'text', pieces: ['The operator’s.'] });
    own.reply = () => ({ shape: 'text', pieces: ['My own.'] });
    const env = testEnv({ ...ALLOWED, MODEL_URL: operators.url, MODEL_NAME: 'fake-small' });
    product = await startProduct(driver, env);
  });
  afterAll(async () => {
    await product.close();
    await operators.stop();
    await own.stop();
  });
  beforeEach(async () => {
    const signIn = (): Promise<Browser> =>
      signedInBrowser(product.app, product.identity, crypto.randomUUID());
    [ana, bo] = [await signIn(), await signIn()];
    for (const { requests, headers } of [operators, own]) requests.length = headers.length = 0;
  });

  const named = (changes: object = {}): object => ({ url: own.url, name: 'fake-large', ...changes });
  const save = (changes: object = {}, browser = ana) =>
    browser.put('/api/model/custom').send(named(changes)).expect(200);
  const read = async (query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> =>
    (await product.database.database.readAsSystem((tx) => tx.execute(query))).rows;

  async function ask(browser: Browser): Promise<string> {
    const { body } = await browser.post('/api/conversations').send({}).expect(201);
    const talk = `/api/conversations/${body.id as string}`;
    await browser.post(`${talk}/messages`).send({ text: QUESTION }).expect(200);
    return ((await browser.get(talk).expect(200)).body.messages as { text: string }[]).at(-1)!.text;
  }

  it('answers its user, with their key, and nobody else', async () => {
    const { body } = await save({ apiKey: KEY });
    expect(body).toEqual({ url: own.url, name: 'fake-large', hasKey: true, isKeyLost: false });

    expect([await ask(ana), await ask(bo)]).toEqual(['My own.', 'The operator’s.']);
    expect(own.requests.map(({ model }) => model)).toEqual(['fake-large']);
    expect(own.headers.map(({ authorization }) => authorization)).toEqual([`Bearer ${KEY}`]);
    expect(operators.requests).toHaveLength(1);
    expect(JSON.stringify(operators.headers)).not.toContain(KEY);
    expect((await ana.get('/api/model').expect(200)).body).toMatchObject({
      name: 'fake-large',
      isReachable: true,
      own: body as object,
      isOwnAllowed: true,
    });
    expect((await bo.get('/api/model').expect(200)).body).toMatchObject({ name: 'fake-small', own: null });
  });

  it('K1: stands in no table, answer, export or line of the log with its key', async () => {
    const lines: string[] = [];
    const stream = (PinoLogger.root as unknown as Record<symbol, { write: (line: string) => unknown }>)[
      symbols.streamSym
    ]!;
    product.app.useLogger(product.app.get(Logger));
    PinoLogger.root.level = 'debug';
    vi.spyOn(stream, 'write').mockImplementation((line) => lines.push(line));
    const answers = [
      await save({ apiKey: KEY }),
      await ana
        .put('/api/model/custom')
        .send(named({ apiKey: `${KEY} with a space` }))
        .expect(400),
      await ana
        .put('/api/model/custom')
        .send({ url: 'https://10.0.0.1', name: 'x', apiKey: KEY })
        .expect(422),
      await ana.post('/api/model/custom/test').send({ url: NOBODYS, apiKey: KEY }).expect(200),
      await save({ url: NOBODYS, apiKey: KEY }),
      await ana.get('/api/model').expect(200),
      await ana.get('/api/model/models').expect(503),
      await ana.get('/api/exports/conversations.json').expect(200),
    ];
    expect(await ask(ana)).toContain('can’t be reached');
    await vi.waitFor(() => expect(lines.join('')).toContain('"reason":"away"'));
    PinoLogger.root.level = 'silent';

    const tables = await read(
      sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    );
    const rows = await Promise.all(
      tables.map(({ name }) => {
        const table = sql.identifier(String(name));
        return read(sql`select ${table}::text as row from ${table}`);
      }),
    );
    const everything = [...answers.map(({ text }) => text), ...lines, JSON.stringify(rows)].join('\n');
    expect(everything).toContain(NOBODYS);
    expect(everything).not.toContain(KEY);
    expect(everything).not.toContain(Buffer.from(KEY).toString('base64'));
    expect(everything).not.toContain(Buffer.from(KEY).toString('hex'));
  });

  it('X3: keeps its key when it is called otherwise, and loses it on another server', async () => {
    await save({ apiKey: KEY });
    expect((await save({ name: 'fake-small' })).body).toMatchObject({ hasKey: true });
    const elsewhere = await FakeModelServer.start();
    await ana.post('/api/model/custom/test').send({ url: elsewhere.url }).expect(200);
    expect((await save({ url: elsewhere.url })).body).toMatchObject({ hasKey: false });
    expect(await ask(ana)).toContain('The model says so');
    expect(elsewhere.headers.map(({ authorization }) => authorization)).toEqual([undefined]);

    await save({ apiKey: KEY });
    expect((await save({ apiKey: null })).body).toMatchObject({ hasKey: false });
    await elsewhere.stop();
  });

  it('gives way to the operator’s once it is removed', async () => {
    await save({ apiKey: KEY });
    await ana.delete('/api/model/custom').expect(204);
    await ana.delete('/api/model/custom').expect(204);
    expect(await ask(ana)).toBe('The operator’s.');
    expect((await ana.get('/api/model')).body).toMatchObject({ name: 'fake-small', own: null });
    expect(own.requests).toEqual([]);
  });

  it('is seen by other processes as it is now', async () => {
    await save();
    expect(await ask(ana)).toBe('My own.');
    const { id } = (await ana.get('/api/me').expect(200)).body as { id: string };
    await product.database.database.forSystem('test: another process', (tx) =>
      tx.execute(sql`update custom_models set name = 'fake-small' where user_id = ${id}`),
    );
    expect(await ask(ana)).toBe('My own.');
    expect(own.requests.map(({ model }) => model)).toEqual(['fake-large', 'fake-small']);
  });

  it('is left alone when it is away, with no other in its place, and nobody else waits for it', async () => {
    await save({ url: NOBODYS });
    expect(await ask(ana)).toMatch(
      /^The language model can’t be reached at the moment, so I answered without it/,
    );
    expect(operators.requests).toEqual([]);
    expect(await ask(bo)).toBe('The operator’s.');
    expect((await ana.get('/api/model')).body).toMatchObject({ isReachable: false });
  });

  it('is none at all while its key can’t be read, until it is entered again', async () => {
    await save({ apiKey: KEY });
    const { id } = (await ana.get('/api/me').expect(200)).body as { id: string };
    await product.database.database.forSystem('test: another SECRETS_KEY', (tx) =>
      tx.execute(sql`update custom_models set sealed_key = '\\x0102'::bytea where user_id = ${id}`),
    );
    expect(await ask(ana)).not.toMatch(/my own|operator/i);
    expect([own.requests, operators.requests]).toEqual([[], []]);
    const lost = { isReachable: false, own: { hasKey: true, isKeyLost: true } };
    expect((await ana.get('/api/model')).body).toMatchObject(lost);

    expect((await save({ apiKey: KEY })).body).toMatchObject({ hasKey: true, isKeyLost: false });
    expect(await ask(ana)).toBe('My own.');
  });

  it.each([
    ['its server and model are there', {}, 'ok', null],
    ['only its server is asked', { name: undefined }, 'ok', null],
    ['it has another name', { name: 'gpt-9' }, 'model-unknown', 'The server names no model “gpt-9”.'],
    ['nothing is there', { url: NOBODYS }, 'unreachable', expect.stringContaining('Nothing answers there')],
    [
      'it is private',
      { url: 'https://10.0.0.1/v1' },
      'address-refused',
      expect.stringContaining('private network'),
    ],
    [
      'it is not encrypted',
      { url: 'http://model.example/v1' },
      'address-refused',
      expect.stringContaining('https'),
    ],
  ])('is tried before it is kept: %s', async (_, changes, outcome, detail) => {
    const { body } = await ana.post('/api/model/custom/test').send(named(changes)).expect(200);
    const isThere = outcome === 'ok' || outcome === 'model-unknown';
    const models = isThere ? [{ name: 'fake-small' }, { name: 'fake-large' }] : [];
    expect(body).toEqual({ outcome, detail: detail as unknown, models });
    expect((await ana.get('/api/model')).body).toMatchObject({ own: null });
  });

  it('is tried twenty times a minute at most', async () => {
    for (let time = 0; time < 20; time += 1)
      await ana.post('/api/model/custom/test').send({ url: 'https://10.0.0.1' }).expect(200);
    const { body } = await ana.put('/api/model/custom').send(named()).expect(429);
    expect(body.code).toBe('too_many_requests');
    await save({}, bo);
  });
});

describe.each(oneDriver)('where users may have no language model of their own, on %s', (driver) => {
  it('none is kept, and one from before is neither asked nor told of', async () => {
    const own = await FakeModelServer.start();
    const product = await startProduct(driver, testEnv({ SECRETS_KEY: ALLOWED.SECRETS_KEY }));
    const ana = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    const { id } = (await ana.get('/api/me').expect(200)).body as { id: string };
    await product.database.database.forSystem('test: from before', (tx) =>
      tx.execute(sql`insert into custom_models (user_id, url, name) values (${id}, ${own.url}, 'x')`),
    );
    const body = { url: own.url, name: 'x' };
    const refused = [
      await ana.put('/api/model/custom').send(body),
      await ana.delete('/api/model/custom').send(),
      await ana.post('/api/model/custom/test').send(body),
    ];
    expect(refused.map(({ status, body: { code } }) => [status, code as string])).toEqual(
      Array.from({ length: 3 }, () => [403, 'own_model_not_allowed']),
    );
    expect((await ana.get('/api/model').expect(200)).body).toMatchObject({
      name: null,
      own: null,
      isOwnAllowed: false,
    });
    const talk = (await ana.post('/api/conversations').send({}).expect(201)).body.id as string;
    await ana.post(`/api/conversations/${talk}/messages`).send({ text: QUESTION }).expect(200);
    expect(own.requests).toEqual([]);
    await product.close();
    await own.stop();
  });
});
