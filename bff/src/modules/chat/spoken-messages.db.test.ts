import { oneDriver } from '../../testing/database.js';
import { signedInBrowser } from '../../testing/requests.js';
import { sharedProduct, signedIn } from '../../testing/shared-product.js';
import { type HomeEntity } from '../home/home.dto.js';
import { type Conversation } from './chat.dto.js';
import { type SpokenMessagePage } from './spoken-messages.dto.js';

describe.each(oneDriver)('what is said on the voice screen, on %s', (driver) => {
  const product = sharedProduct(driver);
  const ana = signedIn(product, beforeEach);

  beforeEach(async () => {
    await ana.post('/api/home/simulated/sample').send({}).expect(201);
  });

  const begin = async (): Promise<string> =>
    (await ana.post('/api/conversations').send({}).expect(201)).body.id as string;
  async function say(where: string, text: string, transcribedBy?: string): Promise<void> {
    product.clock.advance({ seconds: 1 });
    await ana.post(`/api/conversations/${where}/messages`).send({ text, transcribedBy }).expect(200);
  }
  const spoken = async (query = ''): Promise<SpokenMessagePage> =>
    (await ana.get(`/api/spoken-messages${query}`).expect(200)).body as SpokenMessagePage;
  const conversations = async (): Promise<Conversation[]> =>
    (await ana.get('/api/conversations').expect(200)).body.items as Conversation[];
  const stateOf = async (id: string): Promise<string | undefined> => {
    const { body } = await ana.get('/api/home/entities').expect(200);
    return (body.items as HomeEntity[]).find((entity) => entity.id === id)?.state;
  };

  it('is a conversation, called after its day, and noted as asked by voice', async () => {
    const talk = await begin();
    await say(talk, 'Turn on the bathroom light', 'device');
    expect((await conversations()).map(({ title }) => title)).toEqual([
      expect.stringMatching(/^Voice, \d{1,2} [A-Z][a-z]+ \d{4}$/),
    ]);
    const { items } = await spoken();
    expect(items).toMatchObject([
      {
        conversationId: talk,
        transcribedBy: 'device',
        question: { text: 'Turn on the bathroom light' },
        answer: {
          text: 'Bathroom light is on.',
          runs: [{ channel: 'voice', outcome: 'completed', canUndo: true }],
        },
      },
    ]);
    const { body: home } = await ana.get('/api/home/activity').expect(200);
    expect(home.items).toMatchObject([{ channel: 'voice', entity: 'light.bathroom' }]);
  });

  it('waits on the server for a spoken yes, and answers from the memory with its source', async () => {
    const talk = await begin();
    await say(talk, 'unlock the front door', 'server');
    expect(await stateOf('lock.front_door')).toBe('locked');
    await say(talk, 'yes', 'server');
    expect(await stateOf('lock.front_door')).toBe('unlocked');
    await say(talk, 'Remember that Ana is allergic to peanuts.', 'server');
    await product.settled();
    await say(talk, 'What is Ana allergic to?', 'server');
    const { items } = await spoken();
    expect(items[0]?.answer).toMatchObject({
      text: expect.stringContaining('peanuts'),
      citations: [{ number: 1 }],
    });
    expect(items[1]?.answer.runs).toMatchObject([{ channel: 'voice', skills: ['remember'], canUndo: true }]);
    expect(items.at(-1)?.answer.runs).toMatchObject([{ channel: 'voice', outcome: 'closed' }]);
  });

  it.each([['by voice', 'device'] as const, ['in the chat', undefined] as const])(
    'does what a phrase of the user’s own stands for, said %s',
    async (_, transcribedBy) => {
      await ana
        .post('/api/voice/phrases')
        .send({ phrase: 'Night night', command: 'Turn on the bathroom light' })
        .expect(201);
      const talk = await begin();
      await say(talk, 'night night!', transcribedBy);
      expect(await stateOf('light.bathroom')).toBe('on');
      const { body } = await ana.get(`/api/conversations/${talk}`).expect(200);
      expect(body.messages).toMatchObject([{ text: 'night night!' }, { text: 'Bathroom light is on.' }]);
    },
  );

  it('is listed page after page, the latest first, without what was written in the chat', async () => {
    const talk = await begin();
    for (const text of ['One', 'Two', 'Three']) await say(talk, text, 'typed');
    await say(talk, 'Written', undefined);
    await say(await begin(), 'Written elsewhere', undefined);
    const texts = ({ items }: SpokenMessagePage) => items.map(({ question }) => question.text);
    const first = await spoken('?limit=2');
    expect(texts(first)).toEqual(['Three', 'Two']);
    const second = await spoken(`?limit=2&cursor=${first.nextCursor}`);
    expect([texts(second), second.nextCursor]).toEqual([['One'], null]);
  });

  it('gives the newest of several answers', async () => {
    const talk = await begin();
    await say(talk, 'Turn on the bathroom light', 'device');
    const [said] = (await spoken()).items;
    await ana
      .post(`/api/conversations/${talk}/messages/retry`)
      .send({ answerId: said?.answer.id })
      .expect(200);
    const { items } = await spoken();
    expect(items).toHaveLength(1);
    expect(items[0]?.answer.id).not.toBe(said?.answer.id);
    expect(items[0]?.answer.runs).toMatchObject([{ channel: 'voice' }]);
  });

  it('goes with its conversations, and leaves the others', async () => {
    const talk = await begin();
    await say(talk, 'Hello', 'typed');
    const written = await begin();
    await say(written, 'Hello', undefined);
    await ana.delete('/api/spoken-messages').expect(204);
    expect(await spoken()).toEqual({ items: [], nextCursor: null });
    expect((await conversations()).map(({ id }) => id)).toEqual([written]);
    await ana.post(`/api/conversations/${talk}/restore`).send({}).expect(200);
    expect((await spoken()).items).toHaveLength(1);
  });

  it('is nobody else’s', async () => {
    await say(await begin(), 'Hello', 'typed');
    const eva = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    await eva.delete('/api/spoken-messages').expect(204);
    expect((await spoken()).items).toHaveLength(1);
    expect((await eva.get('/api/spoken-messages').expect(200)).body).toEqual({ items: [], nextCursor: null });
  });
});
