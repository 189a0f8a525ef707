import { oneDriver } from '../../../testing/database.js';
import { type Browser } from '../../../testing/requests.js';
import { sharedProduct, signedIn } from '../../../testing/shared-product.js';
import { type TwinAnswer, type TwinVerdict, type TwinVerdicts } from './answers.dto.js';

const QUESTION = 'What are you allergic to?';

describe.each(oneDriver)('answering as its owner, on %s', (driver) => {
  const product = sharedProduct(driver, { compareNothing: true });
  const ana = signedIn(product, beforeAll);
  const ben = signedIn(product, beforeAll);
  let nuts: string;

  beforeAll(async () => {
    const { body } = await ana
      .post('/api/memories')
      .send({ text: 'I am allergic to hazelnuts.' })
      .expect(201);
    nuts = (body as { id: string }).id;
    await product.settled();
  });

  const ask = async (question: string, as: Browser = ana): Promise<TwinAnswer> =>
    (await as.post('/api/twin/answers').send({ question }).expect(200)).body as TwinAnswer;
  const judge = async (verdict: object): Promise<TwinVerdict> =>
    (
      await ana
        .post('/api/twin/verdicts')
        .send({ question: QUESTION, ...verdict })
        .expect(201)
    ).body as TwinVerdict;

  it('speaks in the first person, from their own sentences with their sources', async () => {
    expect(await ask(QUESTION)).toEqual({
      question: QUESTION,
      sentences: [{ text: 'I am allergic to hazelnuts.', source: 1 }],
      sources: [expect.objectContaining({ memoryId: nuts, title: 'I am allergic to hazelnuts' })],
      from: 'memories',
    });
  });

  it('says nothing of what was never told, nor to anybody else', async () => {
    expect(await ask('What is your blood type?')).toMatchObject({ sentences: [], from: 'nothing' });
    expect(await ask(QUESTION, ben)).toMatchObject({ sentences: [], from: 'nothing' });
  });

  it('keeps what they would not say, and says it no more', async () => {
    const { id } = await judge({ wouldSay: false, memoryIds: [nuts] });
    expect(await ask('what are you allergic to')).toMatchObject({ from: 'nothing' });
    await ben.delete(`/api/twin/verdicts/${id}`).expect(404);
    await ana.delete(`/api/twin/verdicts/${id}`).expect(204);
    expect(await ask(QUESTION)).toMatchObject({ from: 'memories' });
  });

  it('says what they said they would', async () => {
    await judge({ wouldSay: false, instead: 'Hazelnuts, sadly.', memoryIds: [nuts] });
    expect(await ask(QUESTION)).toMatchObject({
      ...{ sentences: [{ text: 'Hazelnuts, sadly.', source: null }], from: 'verdict' },
    });
    await ben.get('/api/twin/verdicts').expect(200, { items: [] });
  });

  it('takes no verdict on what is not theirs', async () => {
    await ben
      .post('/api/twin/verdicts')
      .send({ question: QUESTION, wouldSay: true, memoryIds: [nuts] })
      .expect(404);
  });

  it('keeps no verdict on a memory that is erased', async () => {
    await ana.delete(`/api/memories/${nuts}`).expect(204);
    await ana.delete(`/api/memories/trash/${nuts}`).expect(200);
    const { body } = await ana.get('/api/twin/verdicts').expect(200);
    expect((body as TwinVerdicts).items).toEqual([]);
  });
});
