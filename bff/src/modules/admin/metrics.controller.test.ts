import supertest from 'supertest';
import { startControllers } from '../../testing/app.js';
import { aSessionUser } from '../../testing/session-user.js';
import { MetricsController } from './metrics.controller.js';

describe('GET /api/admin/metrics', () => {
  it.each([
    ['an admin', aSessionUser({ role: 'admin' }), 200],
    ['a user', aSessionUser(), 403],
    ['somebody who is not signed in', null, 401],
  ])('answers %s', async (_, user, status) => {
    const app = await startControllers({ controllers: [MetricsController] }, user);
    const { body } = await supertest(app.getHttpServer()).get('/api/admin/metrics').expect(status);
    await app.close();
    if (status !== 200) return;
    const delay = { p99Ms: expect.any(Number) as number, maxMs: expect.any(Number) as number };
    expect(body).toEqual({ eventLoop: { sinceStart: delay, lastMinute: delay } });
  });
});
