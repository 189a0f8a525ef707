import { FakeModelServer } from '../../../integrations/language-model/language-model.fake.js';
import { compareNothing, startProduct, type TestProduct } from '../../../testing/app.js';
import { oneDriver } from '../../../testing/database.js';
import { testEnv } from '../../../testing/env.js';
import { captureMemory } from '../../../testing/memory-requests.js';
import { type Browser, signedInBrowser } from '../../../testing/requests.js';
import { sharedProduct } from '../../../testing/shared-product.js';
import { type Conversation, type Message } from '../../chat/chat.dto.js';
import { HomeService } from '../../home/home.service.js';
import { MemoryListingService } from '../../memory/listing/listing.service.js';
import { MemoryService } from '../../memory/memory.service.js';
import { MemorySuggestions } from '../../memory/review/memory-suggestions.service.js';
import { MemoryFinder } from '../../memory/search/memory-finder.js';
import { type ContextName } from './contexts.dto.js';

const MEMORY_OFF = 'Memory is switched off in this conversation.';
const HOME_OFF = 'Home is switched off in this conversation.';

/** Somebody who keeps a memory and a flat, and talks. */
async function begin(product: TestProduct) {
  const ana: Browser = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
  await captureMemory(ana, 'My sister Zoe plays the harp.');
  await ana.post('/api/home/simulated/sample').send({}).expect(201);
  await product.settled();
  const start = async (disabledContexts: ContextName[] = []): Promise<string> =>
    (await ana.post('/api/conversations').send({ disabledContexts }).expect(201)).body.id as string;
  const say = async (conversation: string, text: string, more: object = {}): Promise<Message> => {
    await ana
      .post(`/api/conversations/${conversation}/messages`)
      .send({ text, ...more })
      .expect(200);
    const { body } = await ana.get(`/api/conversations/${conversation}`).expect(200);
    return body.messages.at(-1) as Message;
  };
  const change = async (conversation: string, disabledContexts: ContextName[]): Promise<Conversation> =>
    (await ana.patch(`/api/conversations/${conversation}`).send({ disabledContexts }).expect(200))
      .body as Conversation;
  const stateOf = async (id: string): Promise<string | undefined> => {
    const { body } = await ana.get('/api/home/entities').expect(200);
    return (body.items as { id: string; state: string }[]).find((entity) => entity.id === id)?.state;
  };
  return { ana, start, say, change, stateOf };
}

/** Everything that reads memories for an answer. */
function spiesOnMemory(product: TestProduct) {
  return [
    vi.spyOn(product.app.get(MemoryFinder), 'find'),
    vi.spyOn(product.app.get(MemoryService), 'list'),
    vi.spyOn(product.app.get(MemoryService), 'get'),
    vi.spyOn(product.app.get(MemoryListingService), 'onThisDay'),
  ];
}

describe.each(oneDriver)('what a conversation may read on %s', (driver) => {
  const product = sharedProduct(driver, { compareNothing: true });

  afterEach(() => vi.restoreAllMocks());

  it('is everything, until something is switched off, and stays so', async () => {
    const { ana, start, say, change } = await begin(product);
    const conversation = await start();
    expect((await say(conversation, 'Which instrument does Zoe play?')).text).toContain('harp');

    expect(await change(conversation, ['memory'])).toMatchObject({ disabledContexts: ['memory'] });
    expect((await say(conversation, 'Which instrument does Zoe play?')).text).toBe(MEMORY_OFF);
    const { body } = await ana.get(`/api/conversations/${conversation}`).expect(200);
    expect(body.disabledContexts).toEqual(['memory']);

    await change(conversation, []);
    expect((await say(conversation, 'Which instrument does Zoe play?')).text).toContain('harp');
  });

  it('comes with a question, too, for the answer and those after it; a repeat changes nothing', async () => {
    const { ana, start, say, change } = await begin(product);
    const conversation = await start();
    const idempotencyKey = crypto.randomUUID();
    const first = { disabledContexts: ['memory'], idempotencyKey };
    expect((await say(conversation, 'Who is Zoe?', first)).text).toBe(MEMORY_OFF);
    const { id, text } = await say(conversation, 'Who is Zoe?');
    expect(text).toBe(MEMORY_OFF);

    await change(conversation, []);
    await say(conversation, 'Who is Zoe?', first);
    const { body } = await ana.get(`/api/conversations/${conversation}`).expect(200);
    expect(body.disabledContexts).toEqual([]);

    const again = { answerId: id, disabledContexts: ['memory'] };
    await ana.post(`/api/conversations/${conversation}/messages/retry`).send(again).expect(200);
    const retried = await ana.get(`/api/conversations/${conversation}`).expect(200);
    expect(retried.body).toMatchObject({ disabledContexts: ['memory'] });
    expect((retried.body.messages as Message[]).at(-1)?.text).toBe(MEMORY_OFF);
  });

  it.each([
    ['Who is Zoe?', MEMORY_OFF],
    ['What do you know about me?', MEMORY_OFF],
    ['Tell me about my sister', MEMORY_OFF],
    ['Summarise my week', MEMORY_OFF],
    ['Give me a summary of Zoe', MEMORY_OFF],
    ['On this day', MEMORY_OFF],
    ['Forget what I said about Zoe', MEMORY_OFF],
    ['Correct that: my sister Zoe plays the flute', MEMORY_OFF],
    ['My sister Zoe plays the flute.', 'I haven’t saved that.'],
    ['What can you do?', 'Tell me something'],
  ])('reads no memory while that is off: %s', async (text, answer) => {
    const { start, say } = await begin(product);
    const conversation = await start(['memory']);
    const spies = spiesOnMemory(product);
    const said = await say(conversation, text);
    expect(said.text).toContain(answer);
    expect(said.citations).toEqual([]);
    expect(said.text).not.toContain('harp');
    for (const spy of spies) expect(spy).not.toHaveBeenCalled();
  });

  it('lets the user keep something while memory is off, and take it back', async () => {
    const { ana, start, say } = await begin(product);
    const conversation = await start(['memory']);
    // What is kept is compared with the rest later on: that is no answer.
    const read = vi.spyOn(product.app.get(MemorySuggestions), 'approveSame');
    expect((await say(conversation, 'Remember that my locker is number 58.')).actions).toHaveLength(1);
    expect(read).not.toHaveBeenCalled();
    expect((await say(conversation, 'Undo that')).text).toMatch(/^Undone/);
    expect((await ana.get('/api/memories').expect(200)).body.total).toBe(1);
  });

  it.each([
    'Turn on the bathroom light',
    'Can you turn off the lights?',
    'Is the front door locked?',
    'Unlock the front door',
  ])('reads no device while the home is off: %s', async (text) => {
    const { start, say, stateOf } = await begin(product);
    const before = await stateOf('light.bathroom');
    const conversation = await start(['home']);
    const read = vi.spyOn(product.app.get(HomeService), 'read');
    expect(await say(conversation, text)).toMatchObject({ text: HOME_OFF, runs: [] });
    expect(read).not.toHaveBeenCalled();
    expect(await stateOf('light.bathroom')).toBe(before);
  });

  it('does what is not of the home while that is off', async () => {
    const { start, say, stateOf } = await begin(product);
    const conversation = await start(['home']);
    const said = await say(conversation, 'Turn on the bathroom light and remind me to call Zoe tomorrow');
    expect(said.text).toContain(HOME_OFF);
    expect(said.runs).toMatchObject([{ skills: ['reminder'] }]);
    expect(await stateOf('light.bathroom')).toBe('off');
  });

  it('neither does what was asked before the home was switched off, nor takes it back', async () => {
    const { start, say, change, stateOf } = await begin(product);
    const conversation = await start();
    await say(conversation, 'Turn on the bathroom light');
    await change(conversation, ['home']);
    expect((await say(conversation, 'Undo that')).text).toBe(HOME_OFF);
    expect(await stateOf('light.bathroom')).toBe('on');
    expect((await say(conversation, 'Turn it off')).text).toBe(HOME_OFF);

    await change(conversation, []);
    expect((await say(conversation, 'Unlock the front door')).text).toContain('Unlock Front door?');
    await change(conversation, ['home']);
    expect((await say(conversation, 'Yes')).text).toBe(HOME_OFF);
    expect(await stateOf('lock.front_door')).toBe('locked');
    await change(conversation, []);
    expect((await say(conversation, 'Undo that')).text).toMatch(/^Undone/);
  });

  it('leaves memory, reminders and the clock alone while the home is off', async () => {
    const { start, say } = await begin(product);
    const conversation = await start(['home']);
    expect((await say(conversation, 'Which instrument does Zoe play?')).text).toContain('harp');
    expect((await say(conversation, 'Remind me to call Zoe tomorrow at 9')).runs).toHaveLength(1);
    expect((await say(conversation, 'What time is it?')).text).not.toBe(HOME_OFF);
  });

  it('comes with each question of a temporary chat', async () => {
    const { ana } = await begin(product);
    const ask = async (disabledContexts: string[]): Promise<string> =>
      (
        await ana
          .post('/api/temporary-chat/messages')
          .send({ text: 'Who is Zoe?', disabledContexts })
          .expect(200)
      ).text;
    expect(await ask([])).toContain('harp');
    expect(await ask(['memory'])).toContain(MEMORY_OFF);
  });
});

describe.each(oneDriver)('what a language model gets to read on %s', (driver) => {
  let server: FakeModelServer;
  let product: TestProduct;

  beforeAll(async () => {
    server = await FakeModelServer.start();
    product = await startProduct(
      driver,
      testEnv({ MODEL_URL: server.url, MODEL_NAME: 'fake-small', MODEL_CONTEXT_TOKENS: '32768' }),
    );
    compareNothing(product);
  });
  afterAll(async () => {
    await product.close();
    await server.stop();
  });
  afterEach(() => vi.restoreAllMocks());

  const lastRequest = (): { all: string; tools: string } => {
    const request = server.requests.at(-1);
    return { all: JSON.stringify(request), tools: JSON.stringify(request?.tools ?? []) };
  };

  it('holds no memory, no tool for them and no earlier answer from them while memory is off', async () => {
    const { start, say, change } = await begin(product);
    const conversation = await start();
    server.reply = () => ({ shape: 'text', pieces: ['Zoe plays the harp.'] });
    await say(conversation, 'Which instrument does my sister play?');
    expect(lastRequest().all).toContain('plays the harp');
    expect(lastRequest().tools).toContain('memory_forget');

    await change(conversation, ['memory']);
    const find = vi.spyOn(product.app.get(MemoryFinder), 'find');
    server.reply = () => ({ shape: 'text', pieces: ['It is bright enough.'] });
    await say(conversation, 'Which instrument does my sister play?');
    expect(lastRequest().all).not.toContain('harp');
    expect(lastRequest().all).toContain(MEMORY_OFF);
    expect(lastRequest().tools).not.toContain('memory_');
    expect(lastRequest().all).toContain('Bathroom light');
    expect(find).not.toHaveBeenCalled();

    // What was said without reading it may be read again.
    await say(conversation, 'Is it bright enough for reading?');
    expect(lastRequest().all).toContain('It is bright enough.');
    expect(lastRequest().all).not.toContain('harp');
  });

  it('holds no device and no tool for them while the home is off, and cannot ask for one', async () => {
    const { start, say, stateOf } = await begin(product);
    const before = await stateOf('light.bathroom');
    const conversation = await start(['home']);
    const read = vi.spyOn(product.app.get(HomeService), 'read');
    server.reply = () => ({
      shape: 'calls',
      calls: [{ tool: 'home_toggle', input: '{"parameters":{},"targets":["light.bathroom"]}' }],
    });
    await say(conversation, 'How could it be made cosier for my sister?');
    const { all, tools } = lastRequest();
    expect(all).not.toContain('Bathroom');
    expect(all).toContain('plays the harp');
    expect(tools).toContain('memory_forget');
    expect(tools).not.toContain('"name":"home_');
    expect(read).not.toHaveBeenCalled();
    expect(await stateOf('light.bathroom')).toBe(before);
  });
});
