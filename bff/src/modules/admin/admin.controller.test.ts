import { type NestExpressApplication } from '@nestjs/platform-express';
import supertest from 'supertest';
import { startControllers } from '../../testing/app.js';
import { OUR_PAGE } from '../../testing/requests.js';
import { aSessionUser } from '../../testing/session-user.js';
import { AdminController } from './admin.controller.js';
import { type ManagedUser } from './admin.dto.js';
import { AdminService } from './admin.service.js';

const ADMIN = aSessionUser({ role: 'admin' });
const ID = '7b0c9a5e-3f1d-4c2b-9a77-0f2d6c1e8b34';
const bo: ManagedUser = {
  id: ID,
  email: 'bo@example.com',
  emailVerified: true,
  displayName: null,
  role: 'user',
  roleSource: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  lastSeenAt: '2026-11-21T08:00:00.000Z',
};

describe('admin routes', () => {
  const admin = {
    listUsers: vi.fn().mockResolvedValue({ items: [bo], nextCursor: null, total: 1, totalIs: 'exact' }),
    setRole: vi.fn().mockResolvedValue(bo),
    endSessions: vi.fn().mockResolvedValue(2),
  };
  const metadata = {
    controllers: [AdminController],
    providers: [{ provide: AdminService, useValue: admin }],
  };
  let app: NestExpressApplication;

  beforeAll(async () => {
    app = await startControllers(metadata, ADMIN);
  });
  afterAll(() => app.close());
  beforeEach(() => vi.clearAllMocks());

  const request = (method: 'get' | 'put' | 'delete', path = '', target = app): supertest.Test =>
    supertest(target.getHttpServer())[method](`/api/admin/users${path}`).set(OUR_PAGE);

  it('list, give a role and end sessions', async () => {
    await request('get', '?query=%20bo%20&limit=10').expect(200, {
      items: [bo],
      nextCursor: null,
      total: 1,
      totalIs: 'exact',
    });
    expect(admin.listUsers).toHaveBeenCalledWith({ query: 'bo', limit: 10 });
    await request('put', `/${ID}/role`).send({ role: 'admin' }).expect(200, bo);
    expect(admin.setRole).toHaveBeenCalledWith(ADMIN.id, ID, 'admin');
    await request('delete', `/${ID}/sessions`).expect(200, { ended: 2 });
    expect(admin.endSessions).toHaveBeenCalledWith(ADMIN.id, ID);
  });

  it.each(['?limit=0', '?limit=101', '?query=%20', `?query=${'x'.repeat(201)}`, '?role=admin'])(
    'refuse to list with %s',
    async (query) => {
      await request('get', query).expect(400);
      expect(admin.listUsers).not.toHaveBeenCalled();
    },
  );

  it.each([{}, { role: 'owner' }, { role: ['admin'] }, { role: 'admin', permissions: ['memory:read'] }])(
    'refuse the role change %j',
    async (body) => {
      await request('put', `/${ID}/role`).send(body).expect(400);
      expect(admin.setRole).not.toHaveBeenCalled();
    },
  );

  it('refuse an id that is none', async () => {
    await request('put', '/me/role').send({ role: 'admin' }).expect(400);
    await request('delete', '/me/sessions').expect(400);
  });

  it.each([
    ['somebody who is not signed in', null, 401],
    ['a user', aSessionUser(), 403],
  ])('are closed to %s', async (_, user, status) => {
    const closed = await startControllers(metadata, user);
    await request('get', '', closed).expect(status);
    await request('put', `/${ID}/role`, closed).send({ role: 'admin' }).expect(status);
    await request('delete', `/${ID}/sessions`, closed).expect(status);
    await closed.close();
    for (const method of Object.values(admin)) expect(method).not.toHaveBeenCalled();
  });

  it('S7: ask for a recent sign-in before a role is given', async () => {
    const signedInAt = new Date(Date.now() - 6 * 60_000);
    const stale = await startControllers(metadata, aSessionUser({ role: 'admin', signedInAt }));
    const { body } = await request('put', `/${ID}/role`, stale).send({ role: 'admin' }).expect(403);
    await stale.close();
    expect(body.code).toBe('reauth_required');
    expect(admin.setRole).not.toHaveBeenCalled();
  });
});
