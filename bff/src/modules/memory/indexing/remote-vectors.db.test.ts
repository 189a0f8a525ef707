import { sql } from 'drizzle-orm';
import { FakeEmbeddingsServer } from '../../../integrations/embeddings/embeddings-server.fake.js';
import { EMBEDDER, type Embedder } from '../../../integrations/embeddings/embedder.js';
import { OpenAiEmbedder } from '../../../integrations/embeddings/openai-embedder.js';
import { compareNothing, startProduct, type TestProduct } from '../../../testing/app.js';
import { drivers } from '../../../testing/database.js';
import { testEnv } from '../../../testing/env.js';
import { searchMemories } from '../../../testing/memory-requests.js';
import { type Browser, signedInBrowser } from '../../../testing/requests.js';
import { type Memory } from '../memory.dto.js';
import { passagesOf } from '../search/passages.js';
import { MemoryGraphRepository } from './memory-graph.repository.js';
import { type MemoryIndex } from './memory-index.dto.js';
import { RemoteVectorsRepository } from './remote-vectors.repository.js';
import { RemoteVectorsService } from './remote-vectors.service.js';

const MODEL = 'openai-compatible/test@16';
const isProbe = ({ input }: { input: string[] }): boolean => input[0] === 'dimension';
const unavailable = { status: 503, body: {}, headers: { 'retry-after': '3600' } };

describe.each(drivers)('vectors from a server on %s', (driver) => {
  let server: FakeEmbeddingsServer;
  let product: TestProduct;
  let worker: RemoteVectorsService;
  let ana: Browser;

  beforeAll(async () => {
    server = await FakeEmbeddingsServer.start();
    product = await startProduct(driver, testEnv({ EMBEDDINGS_URL: server.url, EMBEDDINGS_MODEL: 'test' }));
    compareNothing(product);
    worker = product.app.get(RemoteVectorsService);
  });
  afterAll(async () => {
    await product.close();
    await server.stop();
  });
  beforeEach(async () => {
    ana = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    server.injectFault = () => undefined;
    // Past the pause that a silent server gets.
    product.clock.advance({ minutes: 2 });
  });
  afterEach(async () => {
    await worker.settled();
    await product.settled();
  });

  /** The comparison searches, too, and so asks the server of a test. */
  const capture = async (...texts: string[]): Promise<Memory[]> =>
    (
      await ana
        .post('/api/memories/batch')
        .send({ items: texts.map((text) => ({ text })) })
        .expect(201)
    ).body.items as Memory[];
  const captureMany = async (name: string, count: number): Promise<void> => {
    for (let i = 0; i < count; i += 50) {
      await capture(...Array.from({ length: 50 }, (_, k) => `${name} ${String(i + k)}`));
      product.clock.advance({ seconds: 1 });
    }
  };
  const index = async (): Promise<MemoryIndex> =>
    (await ana.get('/api/memories/index').expect(200)).body as MemoryIndex;
  const asked = (text: string): number => server.texts.filter((each) => each === text).length;
  /** Another process on the same database. */
  const replica = (url = server.url, model = 'test'): RemoteVectorsService =>
    new RemoteVectorsService(
      new RemoteVectorsRepository(product.database.database),
      new MemoryGraphRepository(product.database.database),
      product.app.get<Embedder>(EMBEDDER),
      new OpenAiEmbedder({ url, model, queryPrefix: '', documentPrefix: '' }),
    );

  it('are made after a capture, and then serve the search', async () => {
    await capture('The spare key is under the pot.', 'Ana is allergic to peanuts.');
    await worker.settled();

    expect(await index()).toEqual({ model: MODEL, total: 2, done: 2, running: false, failed: [] });
    expect(await searchMemories(ana, 'where is the spare key?')).toMatchObject({
      note: null,
      items: [{ memory: { text: 'The spare key is under the pot.' } }],
    });
    expect(asked('where is the spare key?')).toBe(1);
  });

  it('are not waited for by a capture, nor by a search until nearly all are there', async () => {
    server.injectFault = (request) => (isProbe(request) ? undefined : unavailable);
    await capture('The spare key is under the pot.');
    await worker.settled();

    expect(await index()).toMatchObject({ total: 1, done: 0 });
    expect(await searchMemories(ana, 'spare key')).toMatchObject({
      note: 'meaning_catching_up',
      items: [{}],
    });
    expect(asked('spare key')).toBe(0);

    server.injectFault = () => undefined;
    await worker.sweep();
    await worker.settled();
    expect(await searchMemories(ana, 'spare key')).toMatchObject({ note: null });
  });

  it('give way to word vectors when the server is silent, for a while without asking it again', async () => {
    await capture('The spare key is under the pot.');
    await worker.settled();
    server.injectFault = () => 'silence';

    expect(await searchMemories(ana, 'spare key')).toMatchObject({
      note: 'meaning_unavailable',
      items: [{}],
    });
    const requests = server.requests.length;
    expect(await searchMemories(ana, 'spare key')).toMatchObject({
      note: 'meaning_unavailable',
      items: [{}],
    });
    expect(server.requests).toHaveLength(requests);
  });

  it('are made anew for a text that was edited, and for a passage each of a long one', async () => {
    const long = Array.from(
      { length: 30 },
      (_, n) => `Sentence ${String(n)} of a long report says a bit.`,
    ).join(' ');
    const [memory] = await capture('Old words.');
    await worker.settled();
    await ana.patch(`/api/memories/${memory!.id}`).send({ version: 1, text: long }).expect(200);
    await worker.settled();

    expect(await index()).toMatchObject({ total: 1, done: 1 });
    const { rows } = await product.database.database.readAsSystem((tx) =>
      tx.execute(sql`
        select passage from memory_vectors where memory_id = ${memory!.id} and model = ${MODEL} order by passage`),
    );
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.map(({ passage }) => passage)).toEqual(passagesOf(long).map((_, place) => place));
  });

  it('are listed where the server refuses a text, tried again, and forgotten with the memory', async () => {
    const refuses = (text: string): void => {
      server.injectFault = ({ input }) =>
        input.includes(text) ? { status: 400, body: { error: { message: 'too long' } } } : undefined;
    };
    refuses('A cursed note.');
    const [, cursed] = await capture('A good note.', 'A cursed note.', 'Another good note.');
    for (let attempt = 0; attempt < 3; attempt++) {
      await worker.settled();
      await product.database.database.forSystem('test: time passes', (tx) =>
        tx.execute(sql`update memory_vector_tasks set due_at = now() where due_at < 'infinity'`),
      );
      await worker.sweep();
    }
    await worker.settled();
    const failed = [{ memoryId: cursed!.id, excerpt: 'A cursed note.', error: 'too long' }];
    expect(await index()).toMatchObject({ total: 3, done: 2, running: false, failed });
    const times = asked('A cursed note.');
    await worker.sweep();
    await worker.settled();
    expect(asked('A cursed note.')).toBe(times);

    server.injectFault = () => undefined;
    const bo = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    await bo.post('/api/memories/index/retry').send({}).expect(200);
    expect(await index()).toMatchObject({ failed });
    await ana.post('/api/memories/index/retry').send({}).expect(200);
    await worker.settled();
    expect(await index()).toMatchObject({ total: 3, done: 3, failed: [] });
  });

  it('are made once, however many processes there are, and by the next when one ends in the middle', async () => {
    server.injectFault = (request) => (isProbe(request) ? undefined : unavailable);
    await captureMany('Note', 100);
    await worker.settled();
    await product.settled();
    server.requests.length = 0;
    let answered = 0;
    const [first, second, third] = [replica(), replica(), replica()];
    // The first one's server dies after its first batch.
    server.injectFault = ({ input }) => (input.length > 1 && ++answered > 1 ? unavailable : undefined);
    await first.sweep();
    await first.settled();
    const { done } = await index();
    expect(done).toBeGreaterThan(0);
    expect(done).toBeLessThan(100);

    server.injectFault = () => undefined;
    await Promise.all([second.sweep(), third.sweep()]);
    await Promise.all([second.settled(), third.settled()]);
    expect(await index()).toMatchObject({ total: 100, done: 100 });
    const texts = server.texts.slice(-(100 - done));
    expect(new Set(texts).size).toBe(100 - done);
  });

  it('of a new model take the place of the old ones, the newest first, once all are there', async () => {
    await captureMany('Entry', 100);
    await worker.settled();
    await product.settled();
    server.requests.length = 0;
    const other = replica(server.url, 'better');
    await other.sweep();
    await other.settled();

    expect(server.texts.find((text) => text.startsWith('Entry'))).toBe('Entry 99');
    const { rows } = await product.database.database.readAsSystem((tx) =>
      tx.execute(sql`
        select model, count(*)::int as count from memory_vectors
        where memory_id in (select id from memories where text like 'Entry %') group by model order by model`),
    );
    expect(rows).toEqual([
      { model: product.app.get<Embedder>(EMBEDDER).model, count: 100 },
      { model: 'openai-compatible/better@16', count: 100 },
    ]);
  });
});
