import { drivers } from '../../testing/database.js';
import { captureMemory } from '../../testing/memory-requests.js';
import { type Browser } from '../../testing/requests.js';
import { sharedProduct, signedIn } from '../../testing/shared-product.js';
import { type AiDashboard } from './ai-dashboard.dto.js';

describe.each(drivers)('the AI dashboard on %s', (driver) => {
  const product = sharedProduct(driver);
  const ana = signedIn(product, beforeAll);
  const ben = signedIn(product, beforeAll);

  const read = async (who: Browser): Promise<AiDashboard> =>
    (await who.get('/api/ai-dashboard').expect(200)).body as AiDashboard;
  const ask = async (text: string): Promise<void> => {
    const { body } = await ana.post('/api/conversations').send({}).expect(201);
    const { id } = body as { id: string };
    const idempotencyKey = crypto.randomUUID();
    await ana.post(`/api/conversations/${id}/messages`).send({ text, idempotencyKey }).expect(200);
    await product.settled();
  };

  it('knows nothing of somebody new, and says so', async () => {
    expect(await read(ben)).toMatchObject({
      ...{
        days: 28,
        learned: { week: 0, total: 0 },
        sources: [],
        questions: [],
        unanswered: [],
        servers: [],
      },
      answers: { total: 0, withSources: 0, closest: 0, ratings: { up: 0, down: 0 } },
    });
  });

  it('counts what is known, where it came from, and what it answered', async () => {
    await captureMemory(ana, 'My sister Ana lives in Porto.');
    await product.settled();
    await ask('Where does my sister Ana live?');
    await ask('What is the number of my passport?');
    const found = await read(ana);
    expect(found.learned).toEqual({ week: 1, total: 1 });
    expect(found.sources).toEqual([{ source: 'form', count: 1 }]);
    expect(found.areas).toContainEqual(expect.objectContaining({ area: 'memories', count: 1 }));
    expect(found.areas).toContainEqual(expect.objectContaining({ area: 'people', count: 1 }));
    expect(found.answers).toMatchObject({ total: 2, withSources: 1 });
    expect(found.questions).toEqual([expect.objectContaining({ count: 2 })]);
    expect(found.unanswered).toMatchObject([{ question: 'What is the number of my passport?' }]);
  });

  it('counts nothing of anybody else', async () => {
    const { learned, unanswered, questions, areas } = await read(ben);
    expect({ learned, unanswered, questions }).toEqual({
      ...{ learned: { week: 0, total: 0 }, unanswered: [], questions: [] },
    });
    expect(areas.every(({ count }) => count === 0)).toBe(true);
  });
});
