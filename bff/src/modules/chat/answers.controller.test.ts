import { type NestExpressApplication } from '@nestjs/platform-express';
import { startControllers } from '../../testing/app.js';
import { browser } from '../../testing/requests.js';
import { AnswersController } from './answers.controller.js';
import { ChatStreams } from './chat-streams.js';
import { AnswerNotFound } from './chat.errors.js';
import { QuestionsService } from './questions.service.js';

const ID = '11111111-1111-4111-8111-111111111111';

describe('AnswersController', () => {
  const questions = { follow: vi.fn() };
  const providers = [ChatStreams, { provide: QuestionsService, useValue: questions }];
  let app: NestExpressApplication;

  beforeAll(async () => {
    app = await startControllers({ controllers: [AnswersController], providers });
  });
  afterAll(() => app.close());
  beforeEach(() => vi.resetAllMocks());

  it('takes the number of the last event, and begins anew where that is none', async () => {
    questions.follow.mockRejectedValue(new AnswerNotFound());
    const path = `/api/answers/${ID}/events`;
    const { body } = await browser(app).get(path).set('Last-Event-ID', '7').expect(404);
    expect(body.code).toBe('answer_not_found');
    for (const id of ['', 'x', '-1', '1.5', '9e99']) {
      await browser(app).get(path).set('Last-Event-ID', id).expect(404);
    }
    await browser(app).get(path).expect(404);
    const asked: number[] = questions.follow.mock.calls.map(([, , lastEventId]) => lastEventId);
    expect(asked).toEqual([7, 0, 0, 0, 0, 0, 0]);
    await browser(app).get('/api/answers/1/events').expect(400);
    expect(questions.follow).toHaveBeenCalledTimes(7);
  });

  it('streams with numbers', async () => {
    const delta = { id: 3, event: 'text.delta', data: { text: 'and so on' } };
    questions.follow.mockResolvedValue(
      (async function* () {
        yield await Promise.resolve(delta);
      })(),
    );
    const { text } = await browser(app).get(`/api/answers/${ID}/events`).expect(200);
    expect(text).toBe('id: 3\nevent: text.delta\ndata: {"text":"and so on"}\n\n');
  });

  it('is closed to the signed-out', async () => {
    const signedOut = await startControllers({ controllers: [AnswersController], providers }, null);
    await browser(signedOut).get(`/api/answers/${ID}/events`).expect(401);
    await signedOut.close();
  });
});
