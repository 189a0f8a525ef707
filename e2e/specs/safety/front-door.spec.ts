import { connect, type Socket } from 'node:net';
import { expect, test } from '@playwright/test';
import { Client } from '../../fixtures/client.ts';
import { baseUrl } from '../../stacks/address.ts';

/** What every page and every file of the product carries. */
const OF_PAGES = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), payment=(), usb=(), microphone=(self)',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
};

const SLOW = 500;
const SOON_MS = 5_000;

/** What every answer of the server carries, and nothing of the page's beside it. */
const OF_ANSWERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

test(
  'H1, H2, H3: the front door sends every page, file and answer under its policy, and opens nothing else',
  { tag: '@stack' },
  async ({ request }) => {
    const screen = await (await request.get('/dashboard')).text();
    const script = /src="([/]static[/]js[/][^"]+[.]js)"/.exec(screen)?.[1] ?? '';
    const pages = {
      '/': 200,
      '/dashboard': 200,
      [script]: 200,
      '/icon-512.png': 200,
      '/static/js/none.js': 404,
    };
    for (const [address, status] of Object.entries(pages)) {
      const answer = await request.get(address);
      expect(answer.status(), address).toBe(status);
      expect(answer.headers(), address).toMatchObject(OF_PAGES);
      const policy = answer.headers()['content-security-policy'] ?? '';
      expect(policy, address).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[^;]+; /);
      expect(policy, address).toContain("frame-ancestors 'none'");
      expect(policy, address).not.toMatch(/unsafe-|https?:|[*]/);
      // A plain local address is not bound to https.
      expect(answer.headers(), address).not.toHaveProperty('strict-transport-security');
    }
    const cached = await request.get(script);
    expect(cached.headers()['cache-control']).toBe('public, max-age=31536000, immutable');

    for (const [address, status] of Object.entries({
      '/api/config': 200,
      '/api/me': 401,
      '/api/nowhere': 404,
    })) {
      const answer = await request.get(address, { headers: { origin: 'https://evil.example' } });
      expect(answer.status(), address).toBe(status);
      expect(answer.headers(), address).toMatchObject(OF_ANSWERS);
      expect(Object.keys(answer.headers()).join(), address).not.toContain('access-control');
      expect(answer.headers(), address).not.toHaveProperty('x-powered-by');
    }
    // The trial identity tells what it would have sent to whoever asks, and forgets everybody when told to.
    for (const address of [
      '/emulator/v1/projects/demo-twyn/oobCodes',
      '/emulator/v1/projects/demo-twyn/accounts',
    ]) {
      expect((await request.get(address)).status(), address).toBe(404);
      expect((await request.delete(address)).status(), address).not.toBe(200);
    }
  },
);

test('W2: an answer arrives as it is written', { tag: '@stack' }, async () => {
  const client = await Client.signUp(baseUrl);
  await client.capture('My sister Ana is allergic to peanuts.');
  const created = await client.send('POST', '/api/conversations', '{}');
  const { id } = (await created.json()) as { id: string };

  /** What had been said of the answer each time that something arrived. */
  const ask = async (): Promise<string[]> => {
    const body = JSON.stringify({ text: 'What is Ana allergic to?', transcribedBy: 'typed' });
    const headers = { 'accept-encoding': 'gzip, br' };
    const answer = await client.send('POST', `/api/conversations/${id}/messages`, body, headers);
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    // What is packed or counted beforehand has been held back.
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(answer.headers.get('content-length')).toBeNull();
    const arrived: string[] = [];
    const text = new TextDecoder();
    for await (const piece of answer.body ?? []) {
      arrived.push((arrived.at(-1) ?? '') + text.decode(piece, { stream: true }));
    }
    expect(arrived.at(-1)).toMatch(/event: message[.]completed\n[^\n]*peanuts[^\n]*\n\n$/);
    return arrived;
  };
  // A busy machine may find two pieces in one reading, but not in every answer.
  await expect
    .poll(async () => {
      const [first = ''] = await ask();
      return [first.includes('event: message.accepted'), first.includes('event: message.completed')];
    })
    .toEqual([true, false]);
});

test('I2: five hundred who say almost nothing keep nobody from the door', { tag: '@stack' }, async () => {
  const { hostname, port, host } = new URL(baseUrl);
  const beginnings = [
    `GET / HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `,
    `POST /api/contact HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{`,
  ];
  const sockets: Socket[] = [];
  try {
    await Promise.all(
      Array.from({ length: SLOW }, async (_, index) => {
        const socket = connect(Number(port || 80), hostname);
        sockets.push(socket);
        socket.on('error', () => undefined);
        await new Promise((resolve) => socket.once('connect', resolve));
        socket.write(beginnings[index % beginnings.length] ?? '');
      }),
    );
    for (const address of ['/', '/dashboard', '/api/config', '/api/health/ready']) {
      const answer = await fetch(new URL(address, baseUrl), { signal: AbortSignal.timeout(SOON_MS) });
      expect(answer.status, address).toBe(200);
      await answer.arrayBuffer();
    }
  } finally {
    for (const socket of sockets) socket.destroy();
  }
});
