import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { signUpAdmin } from '../lib/event-loop.ts';
import { request } from '../lib/import-client.ts';
import { BFF_URL } from '../lib/stack.ts';

const AT_ONCE = 1_000;
const STEP_MS = 100;
const PATIENCE_MS = 120_000;

export interface HomeEntity {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

export interface Activity {
  readonly id: string;
  readonly entity: string;
  readonly outcome: 'acknowledged' | 'no_answer' | 'refused' | 'pending' | 'done';
  readonly parameters: Readonly<Record<string, unknown>>;
}

export interface ToldEvent {
  readonly kind: 'state' | 'changed';
  readonly entityId?: string;
  readonly state?: string;
  readonly attributes?: Readonly<Record<string, unknown>>;
}

interface Found {
  readonly connection: string;
  readonly externalId: string;
  readonly name: string;
}

/** An administrator with a home, as their browser talks with the server. */
export class Person {
  private readonly cookie: string;

  private constructor(cookie: string) {
    this.cookie = cookie;
  }

  static async signUp(): Promise<Person> {
    return new Person(await signUpAdmin());
  }

  async join(connection: object): Promise<void> {
    await request(this.cookie, 'POST', '/api/home/connections', connection);
  }

  /** Accepts those that are wanted, once so many are found. */
  async accept(count: number, isWanted: (name: string) => boolean = () => true): Promise<void> {
    const wanted = await until(async () => {
      const { items } = await request<{ items: Found[] }>(this.cookie, 'GET', '/api/home/discovered');
      const found = items.filter(({ name }) => isWanted(name));
      return found.length === count && found;
    });
    for (let from = 0; from < wanted.length; from += AT_ONCE) {
      const items = wanted
        .slice(from, from + AT_ONCE)
        .map(({ connection, externalId, name }) => ({ connection, externalId, name }));
      await request(this.cookie, 'POST', '/api/home/discovered/accept', { items });
    }
  }

  async entities(): Promise<ReadonlyMap<string, HomeEntity>> {
    const { items } = await request<{ items: HomeEntity[] }>(this.cookie, 'GET', '/api/home/entities');
    return new Map(items.map((entity) => [entity.name, entity]));
  }

  act(entityId: string, percent: number): Promise<Activity> {
    return request(this.cookie, 'POST', `/api/home/entities/${entityId}/actions`, {
      service: 'turn_on',
      parameters: { brightness_pct: percent },
    });
  }

  async activity(): Promise<Activity[]> {
    const all: Activity[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query = cursor === '' ? 'limit=50' : `limit=50&cursor=${encodeURIComponent(cursor)}`;
      type Page = { items: Activity[]; nextCursor: string | null };
      const page: Page = await request<Page>(this.cookie, 'GET', `/api/home/activity?${query}`);
      all.push(...page.items);
      cursor = page.nextCursor;
    }
    return all;
  }

  /** Opens a stream of events; resolves once the server has told that it is open. */
  follow(tell: (events: readonly ToldEvent[]) => void): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const asked = http.get(`${BFF_URL}/api/events`, { headers: { cookie: this.cookie } }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`The stream: ${String(answer.statusCode)}`));
        answer.setEncoding('utf8');
        let text = '';
        answer.on('data', (chunk: string) => {
          const messages = (text + chunk).split('\n\n');
          text = messages.pop() ?? '';
          for (const message of messages) {
            const data = /^data: (\[.*)$/mu.exec(message)?.[1];
            if (data !== undefined) tell(JSON.parse(data) as ToldEvent[]);
          }
          resolve(() => asked.destroy());
        });
        answer.on('error', () => undefined);
      });
      asked.on('error', reject);
    });
  }
}

/** The first thing that it gives that is not false. */
export async function until<T>(ask: () => Promise<T | false>, patienceMs = PATIENCE_MS): Promise<T> {
  const startedAt = performance.now();
  for (;;) {
    const given = await ask();
    if (given !== false) return given;
    if (performance.now() - startedAt > patienceMs) throw new Error('It did not come to be.');
    await wait(STEP_MS);
  }
}

export function isKnown({ state }: HomeEntity): boolean {
  return state !== 'unknown' && state !== 'unavailable';
}
