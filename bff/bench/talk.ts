// `npm run bench:talk`: how long somebody with 10,000 memories waits for the first word of an answer, alone and while 50
// answers are written at once, and for a command to be understood; through the API, on PostgreSQL. SCALE_DATABASE_URL
// names a database to use instead of a container's own; one that bench:scale has filled will do.
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { fillWithCrowd, usersByMemories } from './lib/crowd.ts';
import { request } from './lib/import-client.ts';
import { quantile } from './lib/quantile.ts';
import { recombinedTexts } from './lib/recombined-texts.ts';
import { printSpeed } from './lib/speed.ts';
import { exchange, newIdToken, startBff, startIdentity, startPostgres } from './lib/stack.ts';
import { type AnswerTimes, openConversation, timeAnswer, timeParse } from './lib/talk-client.ts';

const MEMORIES = 10_000;
/** Four answers at once is what one person may have: 13 have 50, besides the one who asked as often as one may before. */
const USERS = 14;
const EACH = 4;
const AT_ONCE = 50;
const ROUNDS = 5;
const QUESTIONS = 200;
const WARM_UP = 20;
/** One person may send 120 messages a minute. */
const BETWEEN_QUESTIONS_MS = 510;
const COMMANDS = [
  'turn on the light in the kitchen',
  'is the front door locked?',
  'set the thermostat in the living room to 22 degrees',
  'turn off all lights except the bathroom',
  'remind me to call Ana tomorrow at 9',
  'what did I do last week?',
  'turn on the bathroom lights and set the blinds to 40 percent',
  'where did I leave the spare key?',
];

await printSpeed();
const given = process.env.SCALE_DATABASE_URL;
const server = given === undefined ? await startPostgres() : null;
const url = given ?? server?.url;
try {
  if (url !== undefined) await bench(url);
} finally {
  await server?.stop();
}

type Answer = AnswerTimes | null;

async function bench(database: string): Promise<void> {
  const texts = recombinedTexts();
  const identity = await startIdentity();
  const bff = await startBff(database);
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    const cookies = await signInCrowd(client, database, texts.nextText);
    const [owner = ''] = cookies;
    await request(owner, 'POST', '/api/home/simulated/sample', {}).catch(() => undefined);
    await ask(owner, texts.nextQuestion, WARM_UP);
    console.log(`\n${String(MEMORIES)} memories each, ${texts.name}; milliseconds`);
    console.table([
      row('an answer', await ask(owner, texts.nextQuestion, QUESTIONS)),
      row(`${String(AT_ONCE)} answers at once`, await askAtOnce(cookies.slice(1), texts.nextQuestion)),
    ]);
    await parse(owner, WARM_UP);
    const parsing = await parse(owner, QUESTIONS);
    console.log('A command, understood (POST /api/skills/parse); milliseconds');
    console.table([{ p50: quantile(parsing, 0.5), p95: quantile(parsing, 0.95) }]);
  } finally {
    await client.end();
    await bff.stop();
    await identity.stop();
  }
}

/** The sessions of people with so many memories, who are made unless they are there. */
async function signInCrowd(client: pg.Client, database: string, nextText: () => string): Promise<string[]> {
  const sizes = Array.from({ length: USERS }, () => MEMORIES);
  if ((await usersByMemories(client)).length === 0) await fillWithCrowd(database, sizes, nextText);
  const users = (await usersByMemories(client)).slice(-USERS);
  const cookies: string[] = [];
  for (const user of users) {
    const idToken = await newIdToken();
    // Whoever signs up takes the place of one who was written past the product.
    await client.query('update users set uid = $1 where id = $2', [uidOf(idToken), user]);
    cookies.push(await exchange(idToken));
  }
  return cookies;
}

function uidOf(idToken: string): string {
  const [, payload = ''] = idToken.split('.');
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { user_id: string }).user_id;
}

async function ask(cookie: string, nextQuestion: () => string, count: number): Promise<Answer[]> {
  const conversation = await openConversation(cookie);
  const times: Answer[] = [];
  for (let i = 0; i < count; i++) {
    const [answer] = await Promise.all([
      timeAnswer(cookie, conversation, nextQuestion()),
      wait(BETWEEN_QUESTIONS_MS),
    ]);
    times.push(answer);
  }
  return times;
}

async function askAtOnce(cookies: readonly string[], nextQuestion: () => string): Promise<Answer[]> {
  const places = cookies.flatMap((cookie) => Array.from({ length: EACH }, () => cookie)).slice(0, AT_ONCE);
  const chats = await Promise.all(
    places.map(async (cookie) => ({ cookie, conversation: await openConversation(cookie) })),
  );
  const times: Answer[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const asked = chats.map(({ cookie, conversation }) => timeAnswer(cookie, conversation, nextQuestion()));
    times.push(...(await Promise.all(asked)));
  }
  return times;
}

async function parse(cookie: string, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < count; i++) times.push(await timeParse(cookie, COMMANDS[i % COMMANDS.length] ?? ''));
  return times;
}

function row(name: string, answers: readonly Answer[]): Record<string, string | number> {
  const times = answers.filter((each) => each !== null);
  const at = (key: keyof AnswerTimes, share: number): number =>
    quantile(
      times.map((each) => each[key]),
      share,
    );
  return {
    '': name,
    'first event, p50': at('firstEvent', 0.5),
    'first event, p95': at('firstEvent', 0.95),
    'first word, p50': at('firstToken', 0.5),
    'first word, p95': at('firstToken', 0.95),
    'whole, p50': at('whole', 0.5),
    'whole, p95': at('whole', 0.95),
    failed: answers.length - times.length,
  };
}
