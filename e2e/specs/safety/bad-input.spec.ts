import { expect, test } from '@playwright/test';
import { Client, browserHeaders } from '../../fixtures/client.ts';
import { request } from '../../fixtures/request.ts';
import { baseUrl } from '../../stacks/address.ts';

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

test(
  'I1, I2, I3: what no memory can be is refused in one shape, and nothing is stored',
  { tag: '@stack' },
  async () => {
    const client = await Client.signUp(baseUrl);
    for (const [name, status, body, headers] of refused) {
      await expectRefused(
        await client.send('POST', '/api/memories', body as BodyInit, headers),
        status,
        name,
      );
    }
    const announced = JSON.stringify({ fileName: 'life.json', fileBytes: 2_000_000_001 });
    await expectRefused(
      await client.send('POST', '/api/imports', announced),
      413,
      'a file that is too large',
    );
    expect(await client.allMemoryIds()).toEqual([]);
  },
);

async function expectRefused(answer: Response, status: number, name: string): Promise<void> {
  expect(answer.status, name).toBe(status);
  expect(answer.headers.get('content-type'), name).toContain('application/problem+json');
  const problem = (await answer.json()) as Record<string, unknown>;
  expect(problem, name).toMatchObject({ status, requestId: answer.headers.get('x-request-id') });
  expect(problem.error, name).toBe(problem.detail);
}

test('S3: a forged token opens no session', async () => {
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
