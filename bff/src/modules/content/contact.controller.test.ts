import { type NestExpressApplication } from '@nestjs/platform-express';
import supertest from 'supertest';
import { startControllers } from '../../testing/app.js';
import { OUR_PAGE } from '../../testing/requests.js';
import { aSessionUser } from '../../testing/session-user.js';
import { ContactController } from './contact.controller.js';
import { type ContactMessage } from './contact.dto.js';
import { ContactMessagesController } from './contact-messages.controller.js';
import { ContactMessagesService } from './contact-messages.service.js';

const ADMIN = aSessionUser({ role: 'admin' });
const ID = '7b0c9a5e-3f1d-4c2b-9a77-0f2d6c1e8b34';
const letter = {
  name: 'Mara',
  email: 'mara@example.com',
  message: 'When is the next backup?',
  idempotencyKey: '0d4f7a54-6f0e-4d1e-9f0e-6c1b1f7f2a11',
};
const stored: ContactMessage = {
  id: ID,
  reference: 'TW-7K3M-Q9',
  name: letter.name,
  email: letter.email,
  message: letter.message,
  receivedAt: '2026-11-21T08:00:00.000Z',
  handledAt: null,
};

const messages = {
  receive: vi.fn().mockResolvedValue({ reference: 'TW-7K3M-Q9' }),
  list: vi.fn().mockResolvedValue({ items: [stored], nextCursor: null, total: 1, totalIs: 'exact', open: 1 }),
  setHandled: vi.fn().mockResolvedValue(stored),
  delete: vi.fn().mockResolvedValue(undefined),
};
const metadata = {
  controllers: [ContactController, ContactMessagesController],
  providers: [{ provide: ContactMessagesService, useValue: messages }],
};

beforeEach(() => vi.clearAllMocks());

describe('writing a message', () => {
  let app: NestExpressApplication;
  beforeAll(async () => {
    app = await startControllers(metadata, null);
  });
  afterAll(() => app.close());

  const send = (body: string | object): supertest.Test =>
    supertest(app.getHttpServer())
      .post('/api/contact')
      .set({ ...OUR_PAGE, 'Content-Type': 'application/json' })
      .send(body);

  it('needs no session, and is answered with a reference', async () => {
    await send(letter).expect(201, { reference: 'TW-7K3M-Q9' });
    expect(messages.receive).toHaveBeenCalledWith({ ...letter, website: '' }, expect.any(String));
  });

  it('keeps markup as the text that it is', async () => {
    const name = '<script>alert(1)</script>';
    const message = '<img src=x onerror=alert(1)>\n\n<b>bold</b> & "quoted"';
    await send({ ...letter, name, message }).expect(201);
    expect(messages.receive).toHaveBeenCalledWith(
      expect.objectContaining({ name, message }),
      expect.anything(),
    );
  });

  it('takes 5,000 characters, with line breaks of any kind', async () => {
    await send({ ...letter, message: 'x'.repeat(5_000) }).expect(201);
    await send({ ...letter, message: 'one\r\ntwo' }).expect(201);
    expect(messages.receive).toHaveBeenLastCalledWith(
      expect.objectContaining({ message: 'one\ntwo' }),
      expect.anything(),
    );
  });

  it.each<[string, string, object]>([
    ['no name', 'name', { name: ' ' }],
    ['a name of two lines', 'name', { name: 'Mara\nBcc: all@example.com' }],
    ['a long name', 'name', { name: 'x'.repeat(101) }],
    ['an email with a line break', 'email', { email: 'mara@example.com\nBcc: all@example.com' }],
    ['an email that ends in one', 'email', { email: 'mara@example.com\r\n' }],
    ['no email', 'email', { email: 'mara' }],
    ['a long email', 'email', { email: `${'x'.repeat(250)}@example.com` }],
    ['markup for an email', 'email', { email: '<b>mara@example.com</b>' }],
    ['no message', 'message', { message: ' \n ' }],
    ['5,001 characters', 'message', { message: 'x'.repeat(5_001) }],
    ['a NUL', 'message', { message: 'a\u0000b' }],
    ['a control character', 'message', { message: 'a\u001b[31mb' }],
    ['half of a character', 'message', { message: 'a\ud800b' }],
    ['a number for a message', 'message', { message: 42 }],
    ['no key', 'idempotencyKey', { idempotencyKey: undefined }],
    ['a field that nobody knows', '', { subject: 'hello' }],
  ])('is refused with %s, naming the field', async (_, path, change) => {
    const { body } = await send(JSON.stringify({ ...letter, ...change })).expect(400);
    expect(body.errors).toEqual([{ path, message: expect.any(String) }]);
    expect(messages.receive).not.toHaveBeenCalled();
  });

  it('I2: is refused with ten megabytes', async () => {
    await send({ ...letter, message: 'x'.repeat(10_000_000) }).expect(413);
    expect(messages.receive).not.toHaveBeenCalled();
  });

  it('is refused to other sites and as a form', async () => {
    await send(letter).set('Sec-Fetch-Site', 'cross-site').expect(403);
    await send('name=Mara').set('Content-Type', 'application/x-www-form-urlencoded').expect(415);
    expect(messages.receive).not.toHaveBeenCalled();
  });
});

describe('reading messages', () => {
  const request = (
    app: NestExpressApplication,
    method: 'get' | 'patch' | 'delete',
    path = '',
  ): supertest.Test =>
    supertest(app.getHttpServer())[method](`/api/admin/contact-messages${path}`).set(OUR_PAGE);

  it('lists, marks and deletes', async () => {
    const app = await startControllers(metadata, ADMIN);
    const { body } = await request(app, 'get', '?limit=10').expect(200);
    expect(body).toEqual({ items: [stored], nextCursor: null, total: 1, totalIs: 'exact', open: 1 });
    expect(messages.list).toHaveBeenCalledWith({ limit: 10 });
    await request(app, 'patch', `/${ID}`).send({ handled: true }).expect(200, stored);
    expect(messages.setHandled).toHaveBeenCalledWith(ID, true);
    await request(app, 'delete', `/${ID}`).expect(204);
    expect(messages.delete).toHaveBeenCalledWith(ADMIN.id, ID);
    await request(app, 'get', '?limit=101').expect(400);
    await request(app, 'get', '?query=mara').expect(400);
    await request(app, 'patch', `/${ID}`).send({ handled: 'yes' }).expect(400);
    await request(app, 'patch', `/${ID}`).send({ handled: true, message: 'other words' }).expect(400);
    await request(app, 'delete', '/mine').expect(400);
    await app.close();
  });

  it.each([
    ['somebody who is not signed in', null, 401],
    ['a user', aSessionUser(), 403],
  ])('is closed to %s', async (_, user, status) => {
    const app = await startControllers(metadata, user);
    await request(app, 'get').expect(status);
    await request(app, 'patch', `/${ID}`).send({ handled: true }).expect(status);
    await request(app, 'delete', `/${ID}`).expect(status);
    await app.close();
    for (const method of [messages.list, messages.setHandled, messages.delete])
      expect(method).not.toHaveBeenCalled();
  });
});
