// `npm run bench:replicas`: three servers behind Nginx write twenty answers; one is killed in the middle. What the others
// write must arrive whole; what the killed one wrote must be said to be broken, and be answered when it is asked again.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Client } from './fixtures/client.ts';
import { ownAddress } from './stacks/address.ts';

const run = promisify(execFile);
const REPOSITORY = path.resolve(import.meta.dirname, '..');
const FAKE_MODEL = fileURLToPath(
  new URL('../bff/src/integrations/language-model/language-model.fake.ts', import.meta.url),
);
const PROJECT = 'twyn-replicas';
const [WEB_PORT, MODEL_PORT, SHARED_PORT] = [18_380, 18_383, 18_384];
const BASE_URL = `http://localhost:${String(WEB_PORT)}`;
const REPLICAS = 3;
const PEOPLE = 5;
const EACH = 4;
/** The lease of an answer and the look for those that ran out, with time for a busy machine. */
const TOLD_WITHIN_MS = 40_000;

interface Told {
  client: Client;
  conversation: string;
  isWhole: boolean;
}

const model = spawn(process.execPath, [FAKE_MODEL, String(MODEL_PORT), 'slow'], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
await once(model.stdout, 'data');
// It listens on this machine alone, and containers come from outside.
const door = createServer((socket) => {
  const inner = connect(MODEL_PORT, '127.0.0.1');
  socket.pipe(inner).pipe(socket);
  for (const each of [socket, inner]) {
    each.on('error', () => {
      socket.destroy();
      inner.destroy();
    });
  }
}).listen(SHARED_PORT, '0.0.0.0');

try {
  await compose('up', '-d', '--wait', '--scale', `bff=${String(REPLICAS)}`);
  await bench();
} finally {
  await compose('down', '--volumes', '--timeout', '5');
  door.close();
  model.kill();
}
process.exit();

async function bench(): Promise<void> {
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => Client.signUp(BASE_URL)));
  let begun = 0;
  const answers = people.flatMap((client) =>
    Array.from({ length: EACH }, () => ask(client, () => (begun += 1))),
  );
  while (begun < PEOPLE * EACH) await wait(100);
  await wait(2_000);
  await run('docker', ['kill', `${PROJECT}-bff-2`]);
  await run('docker', ['start', `${PROJECT}-bff-2`]);
  const told = await Promise.all(answers);
  const broken = told.filter(({ isWhole }) => !isWhole);
  const whole = told.filter(({ isWhole }) => isWhole);
  const statuses = await Promise.all(whole.map(statusOf));
  const ends = await Promise.all(broken.map(untilTold));
  await fetch(`http://127.0.0.1:${String(MODEL_PORT)}/v1/hurry`, { method: 'POST' });
  const again = await Promise.all(broken.map(askAgain));
  console.table({
    'answers begun': told.length,
    'arrived whole': whole.length,
    'of these stored as complete': statuses.filter((status) => status === 'complete').length,
    'cut off with their server': broken.length,
    'of these said to be broken': ends.filter((status) => status === 'failed').length,
    'of these whole when asked again': again.filter(Boolean).length,
  });
  const isGood =
    broken.length > 0 &&
    whole.length > 0 &&
    statuses.every((status) => status === 'complete') &&
    ends.every((status) => status === 'failed') &&
    again.every(Boolean);
  if (!isGood) process.exitCode = 1;
}

/** Resolves when the stream has ended, however. */
async function ask(client: Client, onBegun: () => void): Promise<Told> {
  const created = await client.send('POST', '/api/conversations', '{}');
  const { id: conversation } = (await created.json()) as { id: string };
  const question = JSON.stringify({ text: 'Please explain the history of counting.' });
  const answer = await client.send('POST', `/api/conversations/${conversation}/messages`, question);
  return { client, conversation, isWhole: await readToEnd(answer, onBegun) };
}

/** Another answer to the question of a broken one; whether it came whole. */
async function askAgain({ client, conversation }: Told): Promise<boolean> {
  const { id } = await lastMessage({ client, conversation });
  const retry = JSON.stringify({ answerId: id });
  const answer = await client.send('POST', `/api/conversations/${conversation}/messages/retry`, retry);
  return readToEnd(answer, () => undefined);
}

/** Whether the answer came with its end; `onText` is called at its first words. */
async function readToEnd(answer: Response, onText: () => void): Promise<boolean> {
  let text = '';
  const decoder = new TextDecoder();
  try {
    for await (const part of answer.body ?? []) {
      const had = text.includes('event: text.delta');
      text += decoder.decode(part, { stream: true });
      if (!had && text.includes('event: text.delta')) onText();
    }
  } catch {
    return false;
  }
  return text.includes('event: message.completed');
}

async function statusOf(told: Pick<Told, 'client' | 'conversation'>): Promise<string> {
  return (await lastMessage(told)).status;
}

/** How an answer that was cut off is told of, in time. */
async function untilTold(told: Told): Promise<string> {
  const since = performance.now();
  let status = 'streaming';
  while (status === 'streaming' && performance.now() - since < TOLD_WITHIN_MS) {
    await wait(500);
    status = await statusOf(told).catch(() => 'streaming');
  }
  return status;
}

async function lastMessage({
  client,
  conversation,
}: Pick<Told, 'client' | 'conversation'>): Promise<{ id: string; status: string }> {
  const answer = await client.send('GET', `/api/conversations/${conversation}`);
  const { messages } = (await answer.json()) as { messages: { id: string; status: string }[] };
  const last = messages.at(-1);
  if (!last) throw new Error('The conversation is empty.');
  return last;
}

async function compose(...command: string[]): Promise<void> {
  const env = {
    ...process.env,
    WEB_PORT: String(WEB_PORT),
    MODEL_URL: `http://${ownAddress()}:${String(SHARED_PORT)}/v1`,
    MODEL_NAME: 'fake-small',
    MODEL_TIMEOUT_SECONDS: '60',
  };
  await run('docker', ['compose', '-p', PROJECT, ...command], { cwd: REPOSITORY, env });
}
