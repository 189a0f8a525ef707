import { type NestExpressApplication } from '@nestjs/platform-express';
import supertest from 'supertest';
import { startControllers } from '../../testing/app.js';
import { OUR_PAGE } from '../../testing/requests.js';
import { aSessionUser } from '../../testing/session-user.js';
import { SessionsController } from './sessions.controller.js';
import { type Session } from './sessions.dto.js';
import { SessionNotFound } from './sessions.errors.js';
import { SessionsService } from './sessions.service.js';

const ME = aSessionUser();
const ID = '7b0c9a5e-3f1d-4c2b-9a77-0f2d6c1e8b34';
const open: Session = {
  id: ID,
  device: 'Firefox on Linux',
  timeZone: 'Europe/Vienna',
  createdAt: '2026-11-20T08:00:00.000Z',
  lastUsedAt: '2026-11-21T08:00:00.000Z',
  expiresAt: '2026-11-26T08:00:00.000Z',
  isCurrent: false,
};

describe('session routes', () => {
  const sessions = {
    list: vi.fn().mockResolvedValue([open]),
    move: vi.fn().mockResolvedValue(undefined),
    endOne: vi.fn().mockResolvedValue(undefined),
    endOthers: vi.fn().mockResolvedValue(3),
  };
  const metadata = {
    controllers: [SessionsController],
    providers: [{ provide: SessionsService, useValue: sessions }],
  };
  let app: NestExpressApplication;

  beforeAll(async () => {
    app = await startControllers(metadata, ME);
  });
  afterAll(() => app.close());
  beforeEach(() => vi.clearAllMocks());

  const request = (method: 'get' | 'patch' | 'delete', path = '', target = app): supertest.Test =>
    supertest(target.getHttpServer())[method](`/api/sessions${path}`).set(OUR_PAGE);

  it('list, end one, and end all others of the signed-in user', async () => {
    await request('get').expect(200, { items: [open] });
    expect(sessions.list).toHaveBeenCalledWith(ME);
    await request('delete', `/${ID}`).expect(204);
    expect(sessions.endOne).toHaveBeenCalledWith(ME, ID);
    await request('delete').expect(200, { ended: 3 });
    expect(sessions.endOthers).toHaveBeenCalledWith(ME);
  });

  it('move the session of the request alone, to a time zone', async () => {
    await request('patch', '/current').send({ timeZone: 'Asia/Tokyo' }).expect(204);
    expect(sessions.move).toHaveBeenCalledWith(ME, 'Asia/Tokyo');
    for (const body of [{}, { timeZone: '../etc' }, { timeZone: 'Asia/Tokyo', id: ID }])
      await request('patch', '/current').send(body).expect(400);
    expect(sessions.move).toHaveBeenCalledOnce();
  });

  it('refuse an id that is none, and say when there is no such session', async () => {
    await request('delete', '/mine').expect(400);
    expect(sessions.endOne).not.toHaveBeenCalled();
    sessions.endOne.mockRejectedValueOnce(new SessionNotFound());
    const { body } = await request('delete', `/${ID}`).expect(404);
    expect(body.code).toBe('session_not_found');
  });

  it.each([
    ['somebody who is not signed in', null, 401],
    ['somebody without the right', aSessionUser({ permissions: new Set() }), 403],
  ])('are closed to %s', async (_, user, status) => {
    const closed = await startControllers(metadata, user);
    await request('get', '', closed).expect(status);
    await request('patch', '/current', closed).send({ timeZone: 'Asia/Tokyo' }).expect(status);
    await request('delete', `/${ID}`, closed).expect(status);
    await request('delete', '', closed).expect(status);
    await closed.close();
    for (const method of Object.values(sessions)) expect(method).not.toHaveBeenCalled();
  });

  it('end nothing for a request from elsewhere', async () => {
    await request('delete').set('Sec-Fetch-Site', 'same-site').expect(403);
    expect(sessions.endOthers).not.toHaveBeenCalled();
  });
});
