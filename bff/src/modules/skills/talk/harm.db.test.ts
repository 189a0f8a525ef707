import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { oneDriver } from '../../../testing/database.js';
import { type Browser, signedInBrowser } from '../../../testing/requests.js';
import { sharedProduct } from '../../../testing/shared-product.js';
import { type Message } from '../../chat/chat.dto.js';
import { type HomeEntity } from '../../home/home.dto.js';

interface Case {
  readonly it: string;
  readonly say: readonly string[];
  readonly answer?: string;
  readonly unchanged?: true;
  readonly unchangedOff?: true;
  readonly states?: Readonly<Record<string, string>>;
  readonly not?: Readonly<Record<string, string>>;
  readonly attributes?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly memories?: readonly string[];
  readonly memoryCount?: number;
  readonly kept?: readonly string[];
  readonly happened?: 'past';
  readonly lists?: Readonly<Record<string, readonly string[]>>;
  readonly reminders?: readonly {
    text?: string;
    every?: string;
    weekdays?: readonly number[];
    hour?: number;
  }[];
  readonly later?: number;
}

interface Seen {
  readonly answer: string;
  readonly before: readonly HomeEntity[];
  readonly after: readonly HomeEntity[];
}

const CASES = parse(readFileSync(path.join(import.meta.dirname, 'cases', 'harm.yaml'), 'utf8')) as Case[];

describe.each(oneDriver)('harm found in talk, on %s', (driver) => {
  const product = sharedProduct(driver, { compareNothing: true });

  it('is found no more', { timeout: 600_000 }, async () => {
    const misses: string[] = [];
    const failed = new Set<string>();
    for (const one of CASES)
      for (const miss of await missesOf(one)) {
        failed.add(one.it);
        misses.push(`- ${one.it}: ${one.say.join(' | ')}\n    ${miss}`);
      }
    console.info(`harm: ${String(CASES.length - failed.size)} of ${String(CASES.length)} cases are right`);
    expect(misses.join('\n')).toBe('');
  });

  async function missesOf(one: Case): Promise<string[]> {
    const ana = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    await ana.post('/api/home/simulated/sample').send({}).expect(201);
    const before = await entitiesOf(ana);
    const { body } = await ana.post('/api/conversations').send({}).expect(201);
    let answer = '';
    for (const text of one.say) answer = await say(ana, body.id as string, text);
    const seen = { answer, before, after: await entitiesOf(ana) };
    return [...homeMisses(one, seen), ...(await memoryMisses(one, ana)), ...(await planMisses(one, ana))].map(
      (miss) => `${miss}\n    answered: ${answer.replaceAll('\n', ' ')}`,
    );
  }

  async function planMisses(one: Case, ana: Browser): Promise<string[]> {
    const misses: string[] = [];
    if (one.lists) {
      const { body } = await ana.get('/api/lists').expect(200);
      const got = Object.fromEntries(
        (body.items as { name: string; items: { text: string }[] }[]).map(({ name, items }) => [
          name,
          items.map(({ text }) => text),
        ]),
      );
      if (JSON.stringify(got) !== JSON.stringify(one.lists)) misses.push(`lists are ${JSON.stringify(got)}`);
    }
    if (one.reminders) {
      const { body } = await ana.get('/api/reminders').expect(200);
      const got = body.items as { text: string; dueAt: string; recurrence: Record<string, unknown> | null }[];
      const isRight =
        got.length === one.reminders.length &&
        one.reminders.every((wanted, place) => {
          const found = got[place];
          return (
            (wanted.text === undefined || wanted.text === found?.text) &&
            (wanted.every === undefined || wanted.every === found?.recurrence?.every) &&
            (wanted.weekdays === undefined ||
              JSON.stringify(wanted.weekdays) === JSON.stringify(found?.recurrence?.weekdays)) &&
            (wanted.hour === undefined || new Date(found?.dueAt ?? 0).getUTCHours() % 12 === wanted.hour % 12)
          );
        });
      if (!isRight) misses.push(`reminders are ${JSON.stringify(got)}`);
    }
    if (one.later !== undefined) {
      const { body } = await ana.get('/api/scheduled-commands').expect(200);
      if (body.items.length !== one.later) misses.push(`${String(body.items.length)} commands wait`);
    }
    return misses;
  }
});

async function say(ana: Browser, conversation: string, text: string): Promise<string> {
  await ana.post(`/api/conversations/${conversation}/messages`).send({ text }).expect(200);
  const { body } = await ana.get(`/api/conversations/${conversation}`).expect(200);
  return (body.messages as Message[]).at(-1)?.text ?? '';
}

async function entitiesOf(ana: Browser): Promise<HomeEntity[]> {
  return (await ana.get('/api/home/entities').expect(200)).body.items as HomeEntity[];
}

function homeMisses(one: Case, { answer, before, after }: Seen): string[] {
  const stateOf = (id: string, of: readonly HomeEntity[]): string | undefined =>
    of.find((entity) => entity.id === id)?.state;
  const changed = after.filter(({ id, state }) => stateOf(id, before) !== state).map(({ id }) => id);
  const misses: string[] = [];
  if (one.answer !== undefined && !new RegExp(one.answer, 'su').test(answer))
    misses.push(`wanted ${one.answer}`);
  if (one.unchanged && changed.length > 0) misses.push(`changed ${changed.join(', ')}`);
  if (one.unchangedOff && changed.some((id) => stateOf(id, before) === 'off'))
    misses.push(`switched on ${changed.join(', ')}`);
  for (const [id, state] of Object.entries(one.states ?? {}))
    if (stateOf(id, after) !== state) misses.push(`${id} is ${String(stateOf(id, after))}`);
  for (const [id, state] of Object.entries(one.not ?? {}))
    if (stateOf(id, after) === state) misses.push(`${id} is ${state}`);
  for (const [id, wanted] of Object.entries(one.attributes ?? {})) {
    const { attributes = {} } = after.find((entity) => entity.id === id) ?? {};
    for (const [name, value] of Object.entries(wanted))
      if (attributes[name] !== value) misses.push(`${id} has ${JSON.stringify(attributes)}`);
  }
  return misses;
}

async function memoryMisses(one: Case, ana: Browser): Promise<string[]> {
  const { body } = await ana.get('/api/memories').expect(200);
  const items = body.items as { text: string; happenedAt: string | null }[];
  const texts = items.map(({ text }) => text);
  const misses: string[] = [];
  if (one.memories && JSON.stringify(texts) !== JSON.stringify(one.memories))
    misses.push(`memories are ${JSON.stringify(texts)}`);
  if (one.memoryCount !== undefined && texts.length !== one.memoryCount)
    misses.push(`memories are ${JSON.stringify(texts)}`);
  for (const part of one.kept ?? [])
    if (!texts.some((text) => text.includes(part))) misses.push(`memories are ${JSON.stringify(texts)}`);
  if (
    one.happened === 'past' &&
    items.some(({ happenedAt }) => happenedAt && new Date(happenedAt) > new Date())
  )
    misses.push(`happened at ${String(items[0]?.happenedAt)}`);
  return misses;
}
