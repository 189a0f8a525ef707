import { type NestExpressApplication } from '@nestjs/platform-express';
import { startControllers } from '../../testing/app.js';
import { browser } from '../../testing/requests.js';
import { MessageNotFound } from './chat.errors.js';
import { MessageFeedbackService } from './message-feedback.service.js';
import { MessageMemoriesService } from './message-memories.service.js';
import { MessagesController } from './messages.controller.js';

const ID = '11111111-1111-4111-8111-111111111111';
const SAID = { verdict: 'down', reasons: ['untrue'], comment: 'It was Ben.' };
const FEEDBACK = {
  ...SAID,
  givenAt: '2026-05-03T10:00:00.000Z',
};

describe('MessagesController', () => {
  const feedback = { give: vi.fn(), takeBack: vi.fn() };
  const memories = { list: vi.fn(), remember: vi.fn(), forget: vi.fn() };
  const providers = [
    { provide: MessageFeedbackService, useValue: feedback },
    { provide: MessageMemoriesService, useValue: memories },
  ];
  let app: NestExpressApplication;

  beforeAll(async () => {
    app = await startControllers({ controllers: [MessagesController], providers });
  });
  afterAll(() => app.close());
  beforeEach(() => vi.resetAllMocks());

  it('takes a thumb with its reasons, and takes it back', async () => {
    feedback.give.mockResolvedValue({ ...FEEDBACK, userId: 'secret' });
    const sent = { ...SAID, reasons: ['untrue', 'untrue'], comment: ' It was Ben. ' };
    await browser(app).put(`/api/messages/${ID}/feedback`).send(sent).expect(200, FEEDBACK);
    expect(feedback.give).toHaveBeenCalledWith(expect.any(String), ID, SAID);
    await browser(app).delete(`/api/messages/${ID}/feedback`).expect(204);
    expect(feedback.takeBack).toHaveBeenCalledWith(expect.any(String), ID);
  });

  it.each([
    ['no verdict', {}],
    ['a verdict that is none', { verdict: 'maybe' }],
    ['a reason that is none', { verdict: 'down', reasons: ['ugly'] }],
    ['reasons for a thumb up', { verdict: 'up', reasons: ['untrue'] }],
    ['a comment on a thumb up', { verdict: 'up', comment: 'Well done' }],
    ['a comment that is too long', { verdict: 'down', comment: 'x'.repeat(501) }],
    ['a comment with control characters', { verdict: 'down', comment: 'a\u0007b' }],
    ['keys that it does not know', { verdict: 'up', stars: 5 }],
  ])('refuses %s', async (_, body) => {
    await browser(app).put(`/api/messages/${ID}/feedback`).send(body).expect(400);
    expect(feedback.give).not.toHaveBeenCalled();
  });

  it.each([
    ['nothing to forget', { memoryIds: [] }],
    ['an id that is none', { memoryIds: ['1'] }],
    ['more than an answer cites', { memoryIds: Array<string>(101).fill(ID) }],
  ])('refuses %s', async (_, body) => {
    await browser(app).post(`/api/messages/${ID}/forget`).send(body).expect(400);
    expect(memories.forget).not.toHaveBeenCalled();
  });

  it('says that there is no such message', async () => {
    memories.remember.mockRejectedValue(new MessageNotFound());
    await browser(app).post(`/api/messages/${ID}/remember`).send({}).expect(404);
    await browser(app).post('/api/messages/1/remember').send({}).expect(400);
    await browser(app).post(`/api/messages/${ID}/remember`).send({ text: 'Mine' }).expect(400);
  });

  it('is closed to the signed-out', async () => {
    const signedOut = await startControllers({ controllers: [MessagesController], providers }, null);
    const client = browser(signedOut);
    await client.put(`/api/messages/${ID}/feedback`).send({ verdict: 'up' }).expect(401);
    await client.delete(`/api/messages/${ID}/feedback`).expect(401);
    await client.get(`/api/messages/${ID}/memories`).expect(401);
    await client.post(`/api/messages/${ID}/remember`).send({}).expect(401);
    await client
      .post(`/api/messages/${ID}/forget`)
      .send({ memoryIds: [ID] })
      .expect(401);
    await signedOut.close();
  });
});
