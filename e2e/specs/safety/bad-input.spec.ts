import { Client, browserHeaders } from '../../fixtures/client.ts';
import { expect, test } from '@playwright/test';
import { baseUrl } from '../../stacks/address.ts';
import { request } from '../../fixtures/request.ts';

const invalidUtf8 = Buffer.concat([
  Buffer.from('{"text":"'),
  Buffer.from([0xff, 0xfe, 0xc3]),
  Buffer.from('"}'),
]);

const refused: [name: string, status: number, body: string | Buffer, headers?: Record<string, string>][] = [
  ['nothing but spaces', 400, JSON.stringify({ text: ' \n ' })],
  ['one megabyte', 413, JSON.stringify({ text: 'x'.repeat(1_048_576) })],
  ['more than a memory holds', 400, JSON.stringify({ text: 'x'.repeat(20_001) })],
  ['bytes that are not UTF-8', 400, invalidUtf8],
  ['a NUL character', 400, '{"text":"a\\u0000b"}'],
  ['half a surrogate pair', 400, '{"text":"a\\ud800b"}'],
  ['malformed JSON', 400, '{"text": '],
  ['a form', 415, 'text=hello', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['plain text', 415, '{"text":"hello"}', { 'content-type': 'text/plain' }],
  ['a field nobody knows', 400, JSON.stringify({ text: 'hello', userId: crypto.randomUUID() })],
  ['another site', 403, JSON.stringify({ text: 'hello' }), { 'sec-fetch-site': 'cross-site' }],
];

let client: Client;
test.beforeAll(async () => {
  client = await Client.signUp(baseUrl);
});

for (const [name, status, body, headers] of refused) {
  test(`a memory of ${name} is refused with ${String(status)} and nothing is stored`, async () => {
    const answer = await client.send('POST', '/api/memories', body as BodyInit, headers);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    const problem = (await answer.json()) as Record<string, unknown>;
    expect(problem).toMatchObject({ status, requestId: answer.headers.get('x-request-id') });
    expect(problem.error).toBe(problem.detail);
    expect(await client.allMemoryIds()).toEqual([]);
  });
}

test('a second person reads, searches, changes and deletes nothing of the first', async () => {
  const [first, second] = await Promise.all([Client.signUp(baseUrl), Client.signUp(baseUrl)]);
  const id = await first.capture('The safe opens with the date of our first trip to Porto.');
  const unknown = crypto.randomUUID();
  const attempts: [string, string, string?][] = [
    ['GET', ''],
    ['GET', '/versions'],
    ['PATCH', '', JSON.stringify({ text: 'mine now', version: 1 })],
    ['POST', '/archive'],
    ['POST', '/restore'],
    ['DELETE', ''],
  ];
  for (const [method, path, body] of attempts) {
    const [theirs, nobodys] = await Promise.all(
      [id, unknown].map(async (target) => {
        const answer = await second.send(method, `/api/memories/${target}${path}`, body);
        const { requestId, ...problem } = (await answer.json()) as Record<string, unknown>;
        expect(requestId).toBeDefined();
        return problem;
      }),
    );
    expect(theirs, `${method} ${path}`).toMatchObject({ status: 404 });
    expect(theirs, 'indistinguishable from an id that does not exist').toEqual(nobodys);
  }
  const search = await second.send(
    'POST',
    '/api/memories/search',
    JSON.stringify({ query: 'safe Porto trip' }),
  );
  expect(((await search.json()) as { items: unknown[] }).items).toEqual([]);
  expect(await first.allMemoryIds()).toEqual([id]);
});

test('a forged token opens no session', async () => {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const claims = { sub: 'x', user_id: 'x', auth_time: now, iat: now, exp: now + 3600 };
  const tokens = {
    garbage: 'garbage',
    'of another project': `${part({ alg: 'none' })}.${part({ ...claims, aud: 'demo-other', iss: 'https://securetoken.google.com/demo-other' })}.`,
    'of nobody': `${part({ alg: 'none' })}.${part({ ...claims, aud: 'demo-twyn', iss: 'https://securetoken.google.com/demo-twyn' })}.`,
    expired: `${part({ alg: 'none' })}.${part({ ...claims, exp: now - 60, iat: now - 3660, aud: 'demo-twyn', iss: 'https://securetoken.google.com/demo-twyn' })}.`,
  };
  for (const [name, idToken] of Object.entries(tokens)) {
    const answer = await request(`${baseUrl}/api/auth/firebase`, {
      method: 'POST',
      headers: browserHeaders,
      body: JSON.stringify({ idToken }),
    });
    expect(answer.status, name).toBe(401);
    expect(answer.headers.get('set-cookie'), name).toBeNull();
  }
});
