import { type NestExpressApplication } from '@nestjs/platform-express';
import supertest from 'supertest';
import { startControllers } from '../../testing/app.js';
import { browser, OUR_PAGE } from '../../testing/requests.js';
import { ChatStreams } from './chat-streams.js';
import { ConversationNotFound, MessageNotFound, TooManyAnswers } from './chat.errors.js';
import { ExchangesController } from './exchanges.controller.js';
import { QuestionsService } from './questions.service.js';

const ID = '11111111-1111-4111-8111-111111111111';

describe('ExchangesController', () => {
  const questions = { ask: vi.fn(), askAgain: vi.fn() };
  const providers = [ChatStreams, { provide: QuestionsService, useValue: questions }];
  let app: NestExpressApplication;

  beforeAll(async () => {
    app = await startControllers({ controllers: [ExchangesController], providers });
  });
  afterAll(() => app.close());
  beforeEach(() => vi.resetAllMocks());

  it.each([
    ['an empty message', { text: '' }, 'text'],
    ['a blank message', { text: ' \n ' }, 'text'],
    ['no message', {}, 'text'],
    ['a long message', { text: 'x'.repeat(4001) }, 'text'],
    ['a very long message', { text: 'x'.repeat(100_000) }, 'text'],
    ['a control character', { text: 'a\u001b[2J' }, 'text'],
    ['a NUL', { text: 'a\0b' }, 'text'],
    ['half a character', { text: 'a\uD800b' }, 'text'],
    ['a key that is none', { text: 'Hello', idempotencyKey: '1' }, 'idempotencyKey'],
    ['a place that is none', { text: 'Hello', insteadOf: '1' }, 'insteadOf'],
    ['an ear that is none', { text: 'Hello', transcribedBy: 'walls' }, 'transcribedBy'],
    ['a context that is none', { text: 'Hello', disabledContexts: ['diary'] }, 'disabledContexts'],
    ['an unknown key', { text: 'Hello', userId: ID }, ''],
  ])('refuses %s', async (_, body, path) => {
    const response = await browser(app).post(`/api/conversations/${ID}/messages`).send(body).expect(400);
    expect(response.headers['content-type']).toBe('application/problem+json');
    expect(response.body).toMatchObject({
      status: 400,
      error: response.body.detail,
      errors: [{ path: expect.stringContaining(path) }],
    });
    expect(questions.ask).not.toHaveBeenCalled();
  });

  it('W1: refuses other content types and other sites', async () => {
    const path = `/api/conversations/${ID}/messages`;
    await browser(app).post(path).set('Content-Type', 'text/plain').send('{"text":"Hello"}').expect(415);
    const server = app.getHttpServer();
    await supertest(server).post(path).send({ text: 'Hello' }).expect(403);
    await supertest(server)
      .post(path)
      .set({ ...OUR_PAGE, 'Sec-Fetch-Site': 'cross-site' })
      .send({ text: 'Hello' })
      .expect(403);
    expect(questions.ask).not.toHaveBeenCalled();
  });

  it('answers with a problem as long as the stream has not begun', async () => {
    questions.ask.mockRejectedValueOnce(new ConversationNotFound());
    const missing = await browser(app)
      .post(`/api/conversations/${ID}/messages`)
      .send({ text: 'Hello' })
      .expect(404);
    expect(missing.headers['content-type']).toBe('application/problem+json');
    expect(missing.body.code).toBe('conversation_not_found');

    questions.ask.mockRejectedValueOnce(new TooManyAnswers());
    const busy = await browser(app)
      .post(`/api/conversations/${ID}/messages`)
      .send({ text: 'Hello' })
      .expect(429);
    expect(busy.headers['retry-after']).toBe('1');
    expect(busy.body.code).toBe('too_many_answers');
  });

  it('takes another try at an answer, and refuses what names none', async () => {
    questions.askAgain.mockRejectedValue(new MessageNotFound());
    const path = `/api/conversations/${ID}/messages`;
    await browser(app).post(`${path}/retry`).send({ answerId: '1' }).expect(400);
    await browser(app).post(`${path}/retry`).send({ answerId: ID, text: 'Hello' }).expect(400);
    expect(questions.askAgain).not.toHaveBeenCalled();
    const asked = { answerId: ID, idempotencyKey: ID };
    const { body } = await browser(app).post(`${path}/retry`).send(asked).expect(404);
    expect(body.code).toBe('message_not_found');
    expect(questions.askAgain).toHaveBeenCalledWith(expect.anything(), ID, asked);
  });

  it('is closed to the signed-out', async () => {
    const signedOut = await startControllers({ controllers: [ExchangesController], providers }, null);
    await browser(signedOut).post(`/api/conversations/${ID}/messages`).send({ text: 'Hello' }).expect(401);
    await browser(signedOut).post(`/api/conversations/${ID}/messages/retry`).send({}).expect(401);
    await signedOut.close();
  });
});
