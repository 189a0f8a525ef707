import { oneDriver } from '../../../testing/database.js';
import { type Browser } from '../../../testing/requests.js';
import { sharedProduct, signedIn } from '../../../testing/shared-product.js';
import { type InterviewAnswered, type TwinInterview } from './interview.dto.js';

describe.each(oneDriver)('the interview, on %s', (driver) => {
  const product = sharedProduct(driver, { compareNothing: true });
  const ana = signedIn(product, beforeAll);
  const ben = signedIn(product, beforeAll);

  const read = async (as: Browser = ana): Promise<TwinInterview> =>
    (await as.get('/api/twin/interview').expect(200)).body as TwinInterview;
  const isAsked = async (key: string): Promise<boolean> =>
    (await read()).questions.some((question) => question.key === key);

  it('turns an answer into a memory that can be undone, and is asked again then', async () => {
    expect(await read()).toMatchObject({ answered: 0, total: 15 });
    expect(await isAsked('home')).toBe(true);
    const { body } = await ana
      .post('/api/twin/interview/home')
      .send({ text: 'I have lived in Lyon since 2019.' })
      .expect(201);
    const { memoryId, runId, text } = body as InterviewAnswered;
    expect(text).toBe('I have lived in Lyon since 2019.');
    await ana.get(`/api/memories/${memoryId}`).expect(200, /lived in Lyon/u);
    expect(await read()).toMatchObject({ answered: 1 });
    expect(await isAsked('home')).toBe(false);
    expect(await read(ben)).toMatchObject({ answered: 0 });

    await ben.post(`/api/skills/runs/${runId}/undo`).expect(404);
    await ana.post(`/api/skills/runs/${runId}/undo`).expect(200);
    await ana.get(`/api/memories/${memoryId}`).expect(404);
    expect(await isAsked('home')).toBe(true);
    await ana.post('/api/twin/interview/home').send({ text: 'I live in Porto now.' }).expect(201);
    expect(await read()).toMatchObject({ answered: 1 });
  });

  it('knows its questions, and takes an answer', async () => {
    await ana
      .post('/api/twin/interview/shoes')
      .send({ text: 'Yes.' })
      .expect(404, /interview_question_not_found/u);
    await ana.post('/api/twin/interview/home').send({ text: ' ' }).expect(400);
  });
});
