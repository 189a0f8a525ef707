// `npm run bench:across`: twenty questions that join the parts of a life, asked of a real server over a generated year, and each
// answer held against the truth that is computed from the generator alone. Ends with 1 where one is wrong.
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type * as rows from '../src/database/database.ts';
import type * as opening from '../src/database/open-connection.ts';
import { dateOf, generatedLife, type Life, WINDOW } from './across/life.ts';
import { type Expected, expectedAnswers } from './across/questions.ts';
import { request } from './lib/import-client.ts';
import { built } from './lib/memory-product.ts';
import { signUp, startBff, startIdentity, temporaryFolder } from './lib/stack.ts';

interface Answered {
  answer: string;
  run?: { charts?: { of: string; date?: string }[] };
}

const { openConnection } = await built<typeof opening>('database/open-connection');
const { Database } = await built<typeof rows>('database/database');
const { folder, remove } = await temporaryFolder();
const database = path.join(folder, 'across');
const identity = await startIdentity();
try {
  const life = await generatedLife();
  const cookie = await live(life);
  const wrong = await ask(cookie, expectedAnswers(life));
  process.exitCode = wrong === 0 ? 0 : 1;
} finally {
  await identity.stop();
  await remove();
}

/** Somebody with that year behind them; gives the session. */
async function live(life: Life): Promise<string> {
  const bff = await startBff(database);
  try {
    const cookie = await signUp();
    const window = { ...WINDOW, domain: 'binary_sensor', state: 'off', deviceClass: 'window' };
    await request(cookie, 'PUT', '/api/home/simulated', { floors: [], areas: [], entities: [window] });
    await request(cookie, 'POST', '/api/sample-data', {});
    for (const { daysAgo, text } of life.told)
      await request(cookie, 'POST', '/api/memories', {
        text,
        happenedAt: `${dateOf(daysAgo)}T12:00:00.000Z`,
      });
    const { id } = await request<{ id: string }>(cookie, 'GET', '/api/me');
    // What the home did in former nights has no route: it is told as it happens.
    await bff.stop();
    await openWindow(id, life);
    return cookie;
  } catch (error) {
    await bff.stop();
    throw error;
  }
}

async function openWindow(userId: string, { windowOpen }: Life): Promise<void> {
  const connection = await openConnection({
    ...{ DATABASE_DIR: database, DATABASE_POOL_SIZE: 1, DATABASE_STATEMENT_SECONDS: 60 },
  });
  await new Database(connection).forUser(userId, async (tx) => {
    for (const [daysAgo, isOpen] of windowOpen) {
      const evening = `${dateOf(daysAgo + 1)}T20:30:00.000Z`;
      await tx.execute(sql`insert into home_states (user_id, entity_number, at, state, cause)
        select user_id, number, ${evening}::timestamptz, ${isOpen ? 'on' : 'off'}, 'outside' from home_entities
        where user_id = ${userId} and id = ${WINDOW.id}`);
    }
  });
  await connection.close();
}

/** Gives how many answers are wrong. */
async function ask(cookie: string, expected: readonly Expected[]): Promise<number> {
  const bff = await startBff(database);
  let right = 0;
  try {
    for (const each of expected) {
      const answered = await request<Answered>(cookie, 'POST', '/api/skills/run', {
        text: each.question,
      }).catch((error: unknown): Answered => ({ answer: String(error) }));
      const problems = problemsOf(answered, each);
      if (problems.length === 0) right += 1;
      console.log(`\n${problems.length === 0 ? 'right' : 'WRONG'}  ${each.question}`);
      console.log(answered.answer.replaceAll(/^/gmu, '    '));
      console.log(`    from ${daysOf(answered).join(', ')}`);
      for (const problem of problems) console.log(`    ! ${problem}`);
    }
  } finally {
    await bff.stop();
  }
  console.log(`\n${String(right)} of ${String(expected.length)} right`);
  return expected.length - right;
}

/** What an answer lacks of the truth. */
function problemsOf(answered: Answered, { says, rows: truth, leastRows, days }: Expected): string[] {
  const { answer } = answered;
  const told = answer.split('\n').filter((line) => line.startsWith('• '));
  const withTruth = Object.entries(truth).flatMap(([start, parts]) => {
    const line = told.find((one) => one.startsWith(`• ${start}`));
    return line === undefined ? [] : [{ line, parts: parts.split('|') }];
  });
  const least = Object.keys(truth).length === 0 ? told.length : withTruth.length;
  const offered = daysOf(answered);
  return [
    ...says.filter((words) => !answer.includes(words)).map((words) => `does not say “${words}”`),
    ...withTruth.flatMap(({ line, parts }) =>
      parts.filter((part) => !line.includes(part)).map((part) => `“${line}” is not “${part}”`),
    ),
    ...(least < leastRows ? [`has ${String(least)} of ${String(leastRows)} rows`] : []),
    ...days.filter((day, at) => offered[at] !== day).map((day) => `does not rest on ${day}`),
  ];
}

function daysOf({ run }: Answered): string[] {
  return (run?.charts ?? []).flatMap(({ of, date }) => (of === 'day' && date !== undefined ? [date] : []));
}
