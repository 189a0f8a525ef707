import { oneDriver } from '../../../testing/database.js';
import { sharedProduct, signedIn } from '../../../testing/shared-product.js';
import { type Message } from '../../chat/chat.dto.js';

describe.each(oneDriver)('two periods side by side, on %s', (driver) => {
  const product = sharedProduct(driver);
  const ana = signedIn(product, beforeAll);
  let conversation: string;

  beforeAll(async () => {
    conversation = (await ana.post('/api/conversations').send({}).expect(201)).body.id as string;
    const keep = (text: string, daysAgo: number, more: object = {}) =>
      ana
        .post('/api/memories')
        .send({ text, happenedAt: daysAgoFrom(product.clock.now(), daysAgo), ...more })
        .expect(201);
    await keep('I mended the fence.', 0, { tags: ['garden'] });
    await keep('I planted leeks.', 0, { tags: ['garden'], kind: 'event' });
    await keep('I sailed to the island.', 1, { tags: ['boat'] });
    await product.settled();
  });

  async function say(text: string): Promise<Message> {
    await ana.post(`/api/conversations/${conversation}/messages`).send({ text }).expect(200);
    const { body } = await ana.get(`/api/conversations/${conversation}`).expect(200);
    return body.messages.at(-1) as Message;
  }

  it('tells the counts of both, and what only one has, with its source', async () => {
    const { text, citations } = await say('What did I do today compared with yesterday?');
    expect(text).toContain('Today: 2 memories. Yesterday: 1 memory.');
    expect(text).toContain('Kinds: today event (1), note (1); yesterday note (1).');
    expect(text).toContain('Tags: today #garden (2); yesterday #boat (1).');
    expect(text).toMatch(/New today: #garden\. .*(?:leeks|fence)/u);
    expect(text).toMatch(/Only yesterday: #boat\. You sailed to the island\. \[\d\]/u);
    expect(citations.length).toBeGreaterThanOrEqual(2);
  });

  it('answers in the language of the question', async () => {
    const { text } = await say('Was hab ich heute anders gemacht als gestern?');
    expect(text).toContain('Heute: 2 Erinnerungen. Gestern: 1 Erinnerung.');
    expect(text).toContain('Arten: heute Ereignis (1), Notiz (1); gestern Notiz (1).');
    expect(text).toMatch(/Nur gestern: #boat\./u);
  });

  it('says plainly that there is nothing', async () => {
    const { text } = await say('Compare March 2019 and April 2019');
    expect(text).toBe('In March 2019: 0 memories. In April 2019: 0 memories.');
  });
});

function daysAgoFrom(now: Date, days: number): string {
  return new Date(now.getTime() - days * 86_400_000).toISOString();
}
