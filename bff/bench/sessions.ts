import { startExpress } from './lib/express.ts';
import { type Measured } from './lib/process.ts';
import { compare } from './lib/rounds.ts';
import { BFF_URL, browserHeaders, newIdToken, signUp, startBff } from './lib/stack.ts';

const SERVER_CORE = 0;
/** Each may exchange 30 times a minute. */
const ACCOUNTS = 400;

/** What a session check and an exchange cost against a bare Express handler, the server on core 0. */
export async function benchSessions(database: string): Promise<void> {
  const bff = await startBff(database, SERVER_CORE);
  const express = { name: 'bare Express', ...(await startExpress(SERVER_CORE)) };
  try {
    const headers = { cookie: await signUp() };
    await compare('A session check: GET /api/me (goal by CPU ≥ 0.55)', express, {
      name: 'Twyn',
      server: bff,
      load: { url: `${BFF_URL}/api/me`, headers },
    });
    await compare('An exchange: POST /api/auth/firebase', express, await exchanging(bff));
  } finally {
    await Promise.all([bff.stop(), express.server.stop()]);
  }
}

/** From ever another account and address, as the limits ask. */
async function exchanging(server: Measured): Promise<Parameters<typeof compare>[2]> {
  const bodies: string[] = [];
  for (let account = 0; account < ACCOUNTS; account += 1) {
    bodies.push(JSON.stringify({ idToken: await newIdToken() }));
  }
  let sent = 0;
  return {
    name: 'Twyn',
    server,
    load: {
      url: BFF_URL,
      requests: [
        {
          method: 'POST',
          path: '/api/auth/firebase',
          setupRequest: (request) => {
            sent += 1;
            const address = `10.${String((sent >> 16) & 255)}.${String((sent >> 8) & 255)}.${String(sent & 255)}`;
            const headers = { ...browserHeaders, 'x-forwarded-for': address };
            return { ...request, headers, body: bodies[sent % ACCOUNTS] };
          },
        },
      ],
    },
  };
}
