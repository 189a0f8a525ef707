import { Controller, Get, Post } from '@nestjs/common';
import { type NestExpressApplication } from '@nestjs/platform-express';
import supertest, { type Test } from 'supertest';
import { z } from 'zod';
import { startControllers } from '../../testing/app.js';
import { browser, OUR_PAGE } from '../../testing/requests.js';
import { Public } from '../auth/public.decorator.js';
import { JsonBody, PathId, QueryObject, Returns } from './contract.js';
import { DomainError } from './problem.js';

const note = z.strictObject({ text: z.string().min(1) }).meta({ id: 'TestNote' });
const filter = z
  .strictObject({ limit: z.coerce.number().int().max(10).default(5) })
  .meta({ id: 'TestFilter' });
const echoed = z.object({ text: z.string() }).meta({ id: 'TestEcho' });
type Echoed = z.output<typeof echoed>;

class Stale extends DomainError {
  constructor() {
    super('note_stale', 409, 'The note was changed meanwhile.');
  }
}

@Public()
@Controller('notes')
class NotesController {
  @Post()
  @Returns(echoed, 201)
  createNote(@JsonBody(note) body: z.output<typeof note>): Echoed {
    const row = { ...body, secret: 'not in the schema' };
    return row;
  }

  @Get()
  @Returns(echoed)
  listNotes(@QueryObject(filter) { limit }: z.output<typeof filter>): Echoed {
    return { text: `${limit}` };
  }

  @Get('stale')
  refuse(): never {
    throw new Stale();
  }

  @Get('broken')
  breakDown(): never {
    throw new Error('password=hunter2 at /srv/twyn/secret.ts');
  }

  @Get('wrong')
  @Returns(echoed)
  breakPromise(): Echoed {
    return { text: 42 } as unknown as Echoed;
  }

  @Get(':id')
  @Returns(echoed)
  readNote(@PathId() id: string): Echoed {
    return { text: id };
  }
}

let app: NestExpressApplication;
beforeAll(async () => {
  app = await startControllers({ controllers: [NotesController] });
});
afterAll(() => app.close());

/** Sends the body byte for byte. */
const post = (headers: Record<string, string>, body: string | Buffer): Test =>
  supertest(app.getHttpServer())
    .post('/api/notes')
    .set(headers)
    .serialize((raw: unknown) => raw as string)
    .send(body);
const JSON_TYPE = { 'Content-Type': 'application/json' };

describe('a request that changes something', () => {
  it.each<[string, Record<string, string>, number]>([
    ['our page', OUR_PAGE, 201],
    ['our page, named by its origin alone', { Origin: 'http://localhost:8080', 'X-Twyn-Client': 'web' }, 201],
    ['another site', { ...OUR_PAGE, 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a sibling domain', { ...OUR_PAGE, 'Sec-Fetch-Site': 'same-site' }, 403],
    ['an address typed by hand', { ...OUR_PAGE, 'Sec-Fetch-Site': 'none' }, 403],
    ['another origin', { Origin: 'http://localhost:8080.evil.example', 'X-Twyn-Client': 'web' }, 403],
    ['the origin "null"', { Origin: 'null', 'X-Twyn-Client': 'web' }, 403],
    ['nobody knows where', { 'X-Twyn-Client': 'web' }, 403],
    ['our page without our header', { 'Sec-Fetch-Site': 'same-origin' }, 403],
  ])('from %s', async (_, headers, status) => {
    await post({ ...headers, ...JSON_TYPE }, '{"text":"hi"}').expect(status);
  });

  it.each([
    ['a form', 'application/x-www-form-urlencoded', 'text=hi'],
    ['plain text', 'text/plain', '{"text":"hi"}'],
    ['JSON in another character set', 'application/json; charset=utf-16', '{"text":"hi"}'],
  ])('is refused with 415 as %s', async (_, type, body) => {
    const { body: problem } = await post({ ...OUR_PAGE, 'Content-Type': type }, body).expect(415);
    expect(problem.code).toBe('unsupported_media_type');
  });

  it.each<[string, string | Buffer, number, string]>([
    ['malformed JSON', '{"text":', 400, 'malformed_json'],
    ['a bare value', '"hi"', 400, 'malformed_json'],
    ['bytes that are not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]), 400, 'invalid_encoding'],
    ['a megabyte', JSON.stringify({ text: 'x'.repeat(1_000_000) }), 413, 'body_too_large'],
    ['an unknown key', '{"text":"hi","role":"admin"}', 400, 'validation_failed'],
    ['an empty text', '{"text":""}', 400, 'validation_failed'],
    ['no body', '', 400, 'validation_failed'],
  ])('is refused with %s', async (_, body, status, code) => {
    const { body: problem } = await post({ ...OUR_PAGE, ...JSON_TYPE }, body).expect(status);
    expect(problem.code).toBe(code);
  });

  it('I2: is refused compressed, since it may unfold to any size', async () => {
    await post({ ...OUR_PAGE, ...JSON_TYPE, 'Content-Encoding': 'gzip' }, 'x').expect(415);
  });
});

describe('an answer', () => {
  it('A4: holds only what its schema names', async () => {
    const { body } = await browser(app).post('/api/notes').send({ text: 'hi' }).expect(201);
    expect(body).toEqual({ text: 'hi' });
  });

  it('that breaks its promise is not sent', async () => {
    const { body } = await browser(app).get('/api/notes/wrong').expect(500);
    expect(body.code).toBe('internal_error');
  });

  it('H3: is never kept, run, framed or shared, and names its request', async () => {
    const { headers } = await supertest(app.getHttpServer())
      .get('/api/notes')
      .set('Origin', 'https://evil.example');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
    });
    for (const absent of [
      'x-powered-by',
      'etag',
      'access-control-allow-origin',
      'strict-transport-security',
    ]) {
      expect(headers).not.toHaveProperty(absent);
    }
  });

  it.each([
    ['front-door-123', 'front-door-123'],
    ['x', expect.not.stringMatching(/^x$/)],
    ['with spaces and more', expect.stringMatching(/^[\w-]{36}$/)],
  ])('keeps the request id %s only when it is well-formed', async (given, expected) => {
    const { headers } = await supertest(app.getHttpServer()).get('/api/notes').set('X-Request-Id', given);
    expect(headers['x-request-id']).toEqual(expected);
  });
});

describe('a problem', () => {
  it('I3: has one shape', async () => {
    const { body, headers } = await browser(app).post('/api/notes').send({ text: 1 }).expect(400);
    expect(headers['content-type']).toBe('application/problem+json');
    expect(body).toEqual({
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      code: 'validation_failed',
      detail: 'Some of what was sent isn’t valid.',
      error: 'Some of what was sent isn’t valid.',
      requestId: headers['x-request-id'],
      errors: [{ path: 'text', message: expect.any(String) }],
    });
  });

  it.each([
    ['/api/notes/stale', 409, 'note_stale', 'The note was changed meanwhile.'],
    ['/api/notes/not-an-id', 400, 'validation_failed', undefined],
    ['/api/notes?limit=11', 400, 'validation_failed', undefined],
    ['/api/notes?unknown=1', 400, 'validation_failed', undefined],
    ['/api/nowhere?email=ana@example.com', 404, 'not_found', 'Page not found.'],
    ['/api/%ff', 400, 'bad_request', 'The request couldn’t be understood.'],
  ])('answers %s', async (path, status, code, detail) => {
    const { body } = await browser(app).get(path).expect(status);
    expect(body).toMatchObject({ code, ...(detail !== undefined && { detail }) });
  });

  it('I3: says nothing about the inside', async () => {
    const { text } = await browser(app).get('/api/notes/broken').expect(500);
    expect(text).toContain('internal_error');
    expect(text).not.toMatch(/hunter2|secret|\.ts/);
  });
});
