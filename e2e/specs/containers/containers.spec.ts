import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from '../../fixtures/client.ts';
import { expect, test } from '../../fixtures/test.ts';
import { adminEmail, baseUrl, port, transcription } from '../../stacks/address.ts';
import { COMPOSE_PROJECT } from '../../stacks/identity.ts';

const run = promisify(execFile);
const repository = path.resolve(import.meta.dirname, '../../..');
const project = process.env[COMPOSE_PROJECT] ?? 'twyn';
const READY_WITHIN_MS = 120_000;

// One after the other: each does something to containers that the other looks at.
test.describe.configure({ mode: 'default', timeout: 300_000 });

test.describe('after a power cut', () => {
  // The stream of what changes ends with the server.
  test.use({ failures: [503, 'Failed to load resource: net::ERR_INCOMPLETE_CHUNKED_ENCODING'] });

  test(
    'what was told is there, and whoever told it signed in, when server and database are killed and come back',
    { tag: '@stack' },
    async ({ page, owner, dashboard }) => {
      expect(owner.name).toBe('Mara');
      const told = page.getByRole('main').getByRole('link', { name: /spare key is with Jonas/ });
      await dashboard.remember('The spare key is with Jonas.');
      await expect(told).toBeVisible();

      await docker('kill', container('bff'), container('db'));
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Can’t reach your twin' })).toBeVisible();

      await docker('start', container('db'), container('bff'));
      await expect
        .poll(async () => (await page.request.get('/api/health/ready')).status(), {
          timeout: READY_WITHIN_MS,
        })
        .toBe(200);
      // Pressing "Try now" would race with the try in the background.
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await dashboard.expectOpen();
      await expect(told).toBeVisible();
      await dashboard.remember('Jonas is back from Porto.');
      await expect(page.getByRole('main').getByRole('link', { name: /back from Porto/ })).toBeVisible();
    },
  );
});

test.describe('with two servers', () => {
  test.beforeAll(() => scale(2));
  test.afterAll(() => scale(1));

  test(
    'either knows a session that the other opened, and its end; an answer comes in pieces from both',
    { tag: '@stack' },
    async () => {
      const client = await Client.signUp(baseUrl);
      expect(await Promise.all([1, 2].map((replica) => askReplica(replica, client)))).toEqual([200, 200]);

      await client.capture('My sister Ana is allergic to peanuts.');
      const created = await client.send('POST', '/api/conversations', '{}');
      expect(created.status).toBe(201);
      const { id } = (await created.json()) as { id: string };
      // The front door asks the one and the other, a few times in a row.
      const inPieces = new Map<number, boolean>();
      await expect
        .poll(
          async () => {
            const { replica, pieces } = await answerFrom(client, id);
            inPieces.set(replica, pieces > 1 || inPieces.get(replica) === true);
            return [inPieces.get(1), inPieces.get(2)];
          },
          { timeout: READY_WITHIN_MS, intervals: [500] },
        )
        .toEqual([true, true]);

      expect((await client.send('POST', '/api/auth/logout')).status).toBe(204);
      await expect
        .poll(() => Promise.all([1, 2].map((replica) => askReplica(replica, client))))
        .toEqual([401, 401]);
    },
  );
});

async function answerFrom(
  client: Client,
  conversation: string,
): Promise<{ replica: number; pieces: number }> {
  const question = JSON.stringify({ text: 'What is Ana allergic to?', transcribedBy: 'typed' });
  const answer = await client.send('POST', `/api/conversations/${conversation}/messages`, question);
  expect(answer.status).toBe(200);
  const parts: string[] = [];
  const text = new TextDecoder();
  for await (const part of answer.body ?? []) parts.push(text.decode(part, { stream: true }));
  expect(parts.join('')).toMatch(/event: message[.]completed\n[^\n]*peanuts[^\n]*\n\n$/);
  const requestId = answer.headers.get('x-request-id') ?? 'none';
  const logs = await Promise.all([1, 2].map((replica) => docker('logs', container('bff', replica))));
  const replica = logs.findIndex((log) => log.includes(requestId)) + 1;
  return { replica, pieces: parts.length };
}

/** Past the front door, as a status. */
async function askReplica(replica: number, { cookie }: Client): Promise<number> {
  const script = `fetch('http://127.0.0.1:8081/api/me', { headers: { cookie: '${cookie}' } })
    .then(({ status }) => process.stdout.write(String(status)))`;
  return Number(await docker('exec', container('bff', replica), 'node', '-e', script));
}

/** As docs/operations.md does it, beside what runs. */
async function scale(servers: number): Promise<void> {
  const how = ['--no-build', '--no-recreate', '--wait', '--scale', `bff=${String(servers)}`];
  await run('docker', ['compose', '-p', project, '-f', 'docker-compose.yml', 'up', '-d', ...how], {
    cwd: repository,
    env: { ...process.env, WEB_PORT: String(port), ADMIN_EMAIL: adminEmail, ...transcription },
  });
}

function container(service: string, replica = 1): string {
  return `${project}-${service}-${String(replica)}`;
}

async function docker(...command: string[]): Promise<string> {
  const { stdout } = await run('docker', command, { maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}
