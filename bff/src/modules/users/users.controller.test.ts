import { type NestExpressApplication } from '@nestjs/platform-express';
import supertest from 'supertest';
import { startControllers } from '../../testing/app.js';
import { OUR_PAGE } from '../../testing/requests.js';
import { aSessionUser } from '../../testing/session-user.js';
import { AccountDeletionController } from './account-deletion.controller.js';
import { type DeletionReceipt } from './account-deletion.dto.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { UsersController } from './users.controller.js';
import { ConfirmationMismatch } from './users.errors.js';

const ME = aSessionUser();
const receipt: DeletionReceipt = {
  id: '7b0c9a5e-3f1d-4c2b-9a77-0f2d6c1e8b34',
  deletedAt: '2026-11-21T08:00:00.000Z',
  deleted: { memories: 2, sessions: 1 },
  identityAccount: 'deleted',
};

describe('user routes', () => {
  const deletion = {
    preview: vi.fn().mockResolvedValue(receipt.deleted),
    delete: vi.fn().mockResolvedValue(receipt),
  };
  const metadata = {
    controllers: [UsersController, AccountDeletionController],
    providers: [{ provide: AccountDeletionService, useValue: deletion }],
  };
  let app: NestExpressApplication;

  beforeAll(async () => {
    app = await startControllers(metadata, ME);
  });
  afterAll(() => app.close());
  beforeEach(() => vi.clearAllMocks());

  const request = (body: object, target = app): supertest.Test =>
    supertest(target.getHttpServer()).post('/api/me/deletion').set(OUR_PAGE).send(body);

  it('say who is signed in', async () => {
    const { body } = await supertest(app.getHttpServer()).get('/api/me').expect(200);
    expect(body).toMatchObject({ id: ME.id, email: 'ana@example.com', role: 'user' });
  });

  it('say what a deletion would take, and take nothing', async () => {
    await supertest(app.getHttpServer()).get('/api/me/deletion').expect(200, { rows: receipt.deleted });
    expect(deletion.preview).toHaveBeenCalledWith(ME.id);
    expect(deletion.delete).not.toHaveBeenCalled();
  });

  it('delete the account of the signed-in user, hand over the receipt and take the cookie back', async () => {
    const { body, headers } = await request({ confirmation: 'ana@example.com' }).expect(200);
    expect(body).toEqual(receipt);
    expect(deletion.delete).toHaveBeenCalledWith(ME, 'ana@example.com');
    expect(headers['clear-site-data']).toBe('"cache"');
    expect(headers['set-cookie']?.[0]).toMatch(/^session=; Path=\/; Expires=Thu, 01 Jan 1970/);
  });

  it('keep the cookie when nothing was deleted', async () => {
    deletion.delete.mockRejectedValueOnce(new ConfirmationMismatch('ana@example.com'));
    const { body, headers } = await request({ confirmation: 'yes' }).expect(400);
    expect(body).toMatchObject({ code: 'confirmation_mismatch', errors: [{ path: 'confirmation' }] });
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it.each([
    ['no confirmation', {}],
    ['one that is no text', { confirmation: true }],
    ['one of any length', { confirmation: 'x'.repeat(321) }],
    ['somebody else’s id', { confirmation: 'ana@example.com', id: ME.id }],
  ])('refuse to delete with %s', async (_, body) => {
    await request(body).expect(400);
    expect(deletion.delete).not.toHaveBeenCalled();
  });

  it.each([
    ['somebody who is not signed in', null, 401, 'signed_out'],
    ['somebody without the right', aSessionUser({ permissions: new Set() }), 403, 'not_allowed'],
    [
      'somebody who signed in six minutes ago',
      aSessionUser({ signedInAt: new Date(Date.now() - 6 * 60_000) }),
      403,
      'reauth_required',
    ],
  ])('delete nothing for %s', async (_, user, status, code) => {
    const closed = await startControllers(metadata, user);
    const { body } = await request({ confirmation: 'ana@example.com' }, closed).expect(status);
    await closed.close();
    expect(body.code).toBe(code);
    expect(deletion.delete).not.toHaveBeenCalled();
  });
});
