import { EmbeddingsUnavailable, TextRefused } from './embeddings.errors.js';
import { FakeEmbeddingsServer } from './embeddings-server.fake.js';
import { OpenAiEmbedder, type OpenAiSettings } from './openai-embedder.js';

describe('an embedding server', () => {
  let server: FakeEmbeddingsServer;

  beforeEach(async () => {
    server = await FakeEmbeddingsServer.start();
  });
  afterEach(() => server.stop());

  const embedder = (settings: Partial<OpenAiSettings> = {}): OpenAiEmbedder =>
    new OpenAiEmbedder({ url: server.url, model: 'nomic', queryPrefix: '', documentPrefix: '', ...settings });
  const busy = { status: 429, body: {}, headers: { 'retry-after': '0' } };

  it('names the space by model, dimensions and prefixes, and is asked for it once', async () => {
    const plain = embedder();

    expect(await plain.open()).toEqual({ model: 'openai-compatible/nomic@16', dimensions: 16 });
    await plain.open();
    expect(server.requests).toHaveLength(1);
    expect(plain.space).toEqual(await plain.open());
    const { model } = await embedder({ documentPrefix: 'passage: ' }).open();
    expect(model).toMatch(/^openai-compatible\/nomic@16\+[0-9a-f]{8}$/);
  });

  it('gets texts in batches of 64, and gives unit vectors in their order', async () => {
    const texts = Array.from({ length: 130 }, (_, i) => `text ${String(i)}`);

    const vectors = await embedder({ documentPrefix: 'passage: ' }).embedDocuments(texts);

    expect(server.requests.slice(1).map(({ input }) => input.length)).toEqual([64, 64, 2]);
    expect(server.texts[129]).toBe('passage: text 129');
    expect(vectors).toHaveLength(130);
    for (const vector of vectors) expect(Math.hypot(...vector)).toBeCloseTo(1, 5);
    const [alone] = await embedder({ documentPrefix: 'passage: ' }).embedDocuments(['text 100']);
    expect(vectors[100]).toEqual(alone);
  });

  it('gets the key, the prefix of questions and the dimensions that are asked for', async () => {
    await embedder({ apiKey: 'secret', queryPrefix: 'query: ', dimensions: 16 }).embedQuery('where is Ana?');

    expect(server.texts).toEqual(['query: where is Ana?']);
    expect(server.requests.at(-1)).toMatchObject({ model: 'nomic', dimensions: 16 });
    expect(server.headers.at(-1)).toMatchObject({ authorization: 'Bearer secret' });
  });

  it('is asked again when it is busy or fails, as soon as it says', async () => {
    const failures = [busy, { status: 503, body: {}, headers: { 'retry-after': '0' } }];
    server.injectFault = ({ input }) => (input[0] === 'note' ? failures.shift() : undefined);

    await expect(embedder().embedDocuments(['note'])).resolves.toHaveLength(1);
    expect(server.texts).toEqual(['note', 'note', 'note']);
  });

  it('is left alone when it wants that for long, and for a question after one attempt', async () => {
    server.injectFault = () => ({ status: 429, body: {}, headers: { 'retry-after': '3600' } });
    await expect(embedder().embedDocuments(['note'])).rejects.toMatchObject({ retryAfterMs: 3_600_000 });

    const known = embedder();
    server.injectFault = () => undefined;
    await known.open();
    server.requests.length = 0;
    server.injectFault = () => busy;
    await expect(known.embedQuery('question')).rejects.toThrow(EmbeddingsUnavailable);
    expect(server.requests).toHaveLength(1);
  });

  it('is not waited for by a question for more than two seconds', async () => {
    const known = embedder();
    await known.open();
    server.injectFault = () => 'silence';

    const start = performance.now();
    await expect(known.embedQuery('question')).rejects.toThrow('does not answer');
    expect(performance.now() - start).toBeLessThan(3_000);
  });

  it('refuses texts with a reason', async () => {
    server.injectFault = ({ input }) =>
      input[0] === 'dimension' ? undefined : { status: 400, body: { error: { message: 'too long' } } };

    await expect(embedder().embedDocuments(['note'])).rejects.toThrow(new TextRefused('too long'));
    expect(server.texts).toEqual(['note']);
  });

  it('is not believed when its vectors change their length, or leave a text out', async () => {
    const known = embedder();
    await known.open();
    server.dimensions = 8;
    await expect(known.embedQuery('question')).rejects.toThrow('8 dimensions, not 16');
    await expect(embedder({ dimensions: 16 }).open()).rejects.toThrow('8 dimensions, not 16');

    server.injectFault = () => ({ status: 200, body: { data: [] } });
    await expect(embedder().open()).rejects.toThrow('left out a text');
    server.injectFault = () => ({ status: 200, body: 'hello' });
    await expect(embedder().open()).rejects.toThrow('no embeddings');
  });

  it('may be away', async () => {
    const away = embedder({ url: 'http://127.0.0.1:9/v1' });

    await expect(away.open()).rejects.toThrow(EmbeddingsUnavailable);
  });
});
