import { z } from 'zod';
import { collect } from '../../testing/collect.js';
import { type FakeReply, FakeModelServer } from './language-model.fake.js';
import { type ModelPiece, type ModelRequest } from './language-model.js';
import { OpenAiLanguageModel } from './openai-language-model.js';

/** Long enough for a machine that is busy; short where it is what the test waits for. */
const PATIENCE_MS = 10_000;
const SILENCE_MS = 150;

describe('a language model on a server', () => {
  let server: FakeModelServer;

  beforeEach(async () => {
    server = await FakeModelServer.start();
  });
  afterEach(() => server.stop());

  const model = (changes = {}): OpenAiLanguageModel =>
    new OpenAiLanguageModel({
      url: server.url,
      name: 'fake-small',
      silenceMs: PATIENCE_MS,
      contextTokens: 8_192,
      ...changes,
    });
  const unlock = {
    name: 'home_unlock',
    description: 'Unlocks a door.',
    input: z.object({ targets: z.array(z.string()), seconds: z.number().max(60).optional() }),
  };
  const request = (changes: Partial<ModelRequest> = {}): ModelRequest => ({
    rules: 'Be brief.',
    messages: [{ by: 'user', text: 'Hello' }],
    tools: [unlock],
    maxOutputTokens: 100,
    signal: new AbortController().signal,
    ...changes,
  });

  async function ask(reply: FakeReply, changes: Partial<ModelRequest> = {}): Promise<ModelPiece[]> {
    server.reply = () => reply;
    const silenceMs = reply.shape === 'silence' ? SILENCE_MS : PATIENCE_MS;
    return collect(model({ silenceMs }).stream(request(changes)));
  }

  it('is heard word by word, and says what it used', async () => {
    expect(await ask({ shape: 'text', pieces: ['Good ', 'morning', '.'] })).toEqual([
      { kind: 'text', text: 'Good ' },
      { kind: 'text', text: 'morning' },
      { kind: 'text', text: '.' },
      { kind: 'end', inputTokens: 120, outputTokens: 30 },
    ]);
  });

  it('gets the rules, the talk, the tools as JSON schema and the key', async () => {
    server.reply = () => ({ shape: 'text', pieces: ['Done.'] });
    const call = { id: 'call_0', tool: 'home_unlock', input: { targets: ['lock.front'] } };
    const messages: ModelRequest['messages'] = [
      { by: 'user', text: 'Unlock it' },
      { by: 'model', text: '', calls: [call] },
      { by: 'tool', call, text: 'Unlocked.' },
    ];

    await collect(model({ apiKey: 'secret' }).stream(request({ messages })));

    expect(server.headers[0]).toMatchObject({ authorization: 'Bearer secret' });
    expect(server.requests[0]).toMatchObject({
      model: 'fake-small',
      messages: [
        { role: 'system', content: 'Be brief.' },
        { role: 'user', content: 'Unlock it' },
        { role: 'assistant', tool_calls: [{ id: 'call_0', function: { name: 'home_unlock' } }] },
        { role: 'tool', tool_call_id: 'call_0', content: 'Unlocked.' },
      ],
      tools: [
        { function: { name: 'home_unlock', parameters: { properties: { seconds: { maximum: 60 } } } } },
      ],
    });
  });

  it('is not heard thinking', async () => {
    const pieces = await ask({ shape: 'text', pieces: ['<think>Hm, th', 'e door.</think>', 'Hello.'] });
    expect(pieces.map((piece) => (piece.kind === 'text' ? piece.text : '')).join('')).toBe('Hello.');
  });

  it('calls several tools at once, also one that does not exist, and with what does not fit', async () => {
    const calls = [
      { tool: 'home_unlock', input: '{"targets":["lock.front"],"seconds":900}' },
      { tool: 'open_sesame', input: '{}' },
    ];
    expect(await ask({ shape: 'calls', calls, before: 'One moment.' })).toMatchObject([
      { kind: 'text', text: 'One moment.' },
      { kind: 'call', tool: 'home_unlock', input: { targets: ['lock.front'], seconds: 900 } },
      { kind: 'call', tool: 'open_sesame', input: {} },
      { kind: 'end' },
    ]);
  });

  it.each<[string, FakeReply, object]>([
    [
      'is busy',
      { shape: 'status', status: 429, headers: { 'retry-after': '7' } },
      { reason: 'busy', retryAfterMs: 7_000 },
    ],
    ['fails', { shape: 'status', status: 500 }, { reason: 'away' }],
    ['does not know the key', { shape: 'status', status: 401 }, { reason: 'key-refused' }],
    ['does not let the key do that', { shape: 'status', status: 403 }, { reason: 'key-refused' }],
    [
      'is another one',
      { shape: 'status', status: 302, headers: { location: 'http://127.0.0.1:9/' } },
      { reason: 'away' },
    ],
    ['says nothing at all', { shape: 'silence' }, { reason: 'silent' }],
    ['falls silent', { shape: 'silence', pieces: ['As far as'] }, { reason: 'silent' }],
    ['breaks off', { shape: 'break-off', pieces: ['As far as'] }, { reason: 'broke-off' }],
    ['refuses', { shape: 'refusal', text: 'I can’t.' }, { reason: 'refused' }],
    ['answers without a word', { shape: 'empty', finish: 'stop' }, { reason: 'refused' }],
    ['is stopped by a filter', { shape: 'empty', finish: 'content_filter' }, { reason: 'refused' }],
    [
      'calls a tool with what is no JSON',
      { shape: 'calls', calls: [{ tool: 'home_unlock', input: '{"targets": ["lock.fr' }] },
      { reason: 'malformed' },
    ],
  ])('E3: is given up once, and at once, when it %s', async (_, reply, failure) => {
    const start = performance.now();

    await expect(ask(reply)).rejects.toMatchObject(failure);

    expect(performance.now() - start).toBeLessThan(2_000);
    expect(server.requests).toHaveLength(1);
  });

  it('may be away', async () => {
    const away = model({ url: 'http://127.0.0.1:9/v1' });
    await expect(collect(away.stream(request()))).rejects.toMatchObject({ reason: 'away' });
  });

  it('has neighbours on its server, which may not be told', async () => {
    expect(await model().listModels()).toEqual(['fake-small', 'fake-large']);
    await expect(model({ url: `${server.url}/nowhere` }).listModels()).rejects.toMatchObject({
      reason: 'away',
    });
    await expect(model({ url: 'http://127.0.0.1:9/v1' }).listModels()).rejects.toMatchObject({
      reason: 'away',
    });
  });

  it('may not tell them to who has another key', async () => {
    const closed = model({ fetch: () => Promise.resolve(new Response('{}', { status: 401 })) });
    await expect(closed.listModels()).rejects.toMatchObject({ reason: 'key-refused' });
  });

  it('is left without an error by who has heard enough', async () => {
    const stop = new AbortController();
    server.reply = () => ({ shape: 'silence', pieces: ['As far as'] });
    const pieces: ModelPiece[] = [];
    for await (const piece of model().stream(request({ signal: stop.signal }))) {
      pieces.push(piece);
      stop.abort();
    }
    expect(pieces).toEqual([{ kind: 'text', text: 'As far as' }]);
  });
});
