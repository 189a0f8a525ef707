import { oneDriver } from '../../testing/database.js';
import { signedInBrowser } from '../../testing/requests.js';
import { holdAnswer } from '../../testing/held-answer.js';
import { sharedProduct, signedIn } from '../../testing/shared-product.js';
import { ExchangesService } from './exchanges.service.js';

describe.each(oneDriver)('an answer that a client has lost, on %s,', (driver) => {
  const product = sharedProduct(driver);
  const ana = signedIn(product, beforeEach);
  let conversation: string;

  beforeEach(async () => {
    conversation = (await ana.post('/api/conversations').send({}).expect(201)).body.id as string;
  });

  /** An answer that has begun, and goes on only when it is told to. */
  async function beginAnswer(): Promise<{ path: string; stream: Promise<string>; finish: () => void }> {
    const { begun, finish } = holdAnswer(product);
    const stream = ana
      .post(`/api/conversations/${conversation}/messages`)
      .send({ text: 'When was it?' })
      .then(({ text }) => text);
    await begun;
    const { body } = await ana.get(`/api/conversations/${conversation}`).expect(200);
    const path = `/api/answers/${body.messages[1].id}/events`;
    return { path, stream, finish };
  }
  const follow = (path: string, lastEventId = 0): Promise<string> =>
    ana
      .get(path)
      .set('Last-Event-ID', String(lastEventId))
      .expect(200)
      .then(({ text }) => text);
  const blocks = (text: string): string[] => text.split('\n\n').filter((block) => block !== '');

  it('W2: is told from its beginning after a reload, and from where it was lost otherwise', async () => {
    const { path, stream, finish } = await beginAnswer();
    const followed = vi.spyOn(product.app.get(ExchangesService), 'follow');
    const [reloaded, resumed] = [follow(path), follow(path, 2)];
    await vi.waitFor(() => expect(followed).toHaveBeenCalledTimes(2));
    finish();
    const all = blocks(await stream);
    expect(all).toHaveLength(4);
    expect(blocks(await reloaded)).toEqual(all);
    expect(blocks(await resumed)).toEqual(all.slice(2));
  });

  it('comes whole once it is stored', async () => {
    const { path, stream, finish } = await beginAnswer();
    finish();
    await stream;
    const [only, ...more] = blocks(await follow(path, 2));
    expect(more).toEqual([]);
    expect(only).toMatch(/^id: 3\nevent: message\.completed\ndata: .*"text":"It was Tuesday\."/);
  });

  it('is nobody else’s, no question, and gone with its conversation', async () => {
    const { path, stream, finish } = await beginAnswer();
    const eve = await signedInBrowser(product.app, product.identity, 'eve');
    await eve.get(path).expect(404);
    const { body } = await ana.get(`/api/conversations/${conversation}`).expect(200);
    await ana.get(`/api/answers/${body.messages[0].id}/events`).expect(404);
    await ana.delete(`/api/conversations/${conversation}`).expect(204);
    await ana.get(path).expect(404);
    finish();
    await stream;
  });

  it('ends with the session behind it', async () => {
    const { path, stream, finish } = await beginAnswer();
    const followed = vi.spyOn(product.app.get(ExchangesService), 'follow');
    const resumed = follow(path);
    await vi.waitFor(() => expect(followed).toHaveBeenCalled());
    await ana.post('/api/auth/logout').expect(204);
    expect(await resumed).toMatch(/event: session\.ended\n[^\n]+\n\n$/);
    finish();
    await stream;
  });
});
