import { setTimeout as wait } from 'node:timers/promises';
import { browserHeaders } from './stack.ts';

const NOTES = 400;
const SETTLED_WITHIN_MS = 120_000;

/** What the server has acknowledged, by its id. */
export type Captures = Map<string, string>;

interface Job {
  id: string;
  status: string;
  imported: number;
}

/** A person whose requests may find nobody. */
export class LedgerClient {
  private readonly imports: string[] = [];
  private readonly baseUrl: string;
  private readonly cookie: string;

  constructor(baseUrl: string, cookie: string) {
    this.baseUrl = baseUrl;
    this.cookie = cookie;
  }

  /** At the stack of `npm start`, by its own identity. */
  static async signUp(baseUrl: string): Promise<LedgerClient> {
    const account = { email: `ledger-${crypto.randomUUID()}@example.com`, password: 'correct horse battery' };
    const identity = await fetch(`${baseUrl}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=trial`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...account, returnSecureToken: true }),
    });
    const { idToken } = (await identity.json()) as { idToken: string };
    const exchange = await fetch(`${baseUrl}/api/auth/firebase`, {
      method: 'POST',
      headers: browserHeaders,
      body: JSON.stringify({ idToken }),
    });
    return new LedgerClient(baseUrl, (exchange.headers.get('set-cookie') ?? '').split(';')[0] ?? '');
  }

  /** Throws unless it was done. */
  async send<T>(method: string, address: string, body?: object | Buffer): Promise<T> {
    const isBytes = Buffer.isBuffer(body);
    const answer = await fetch(this.baseUrl + address, {
      method,
      headers: {
        ...browserHeaders,
        cookie: this.cookie,
        connection: 'close',
        ...(isBytes && { 'content-type': 'application/octet-stream' }),
      },
      ...(body && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${address}: ${String(answer.status)}`);
    return (await answer.json()) as T;
  }

  noteImport(id: string): void {
    this.imports.push(id);
  }

  /** Once every import that was begun has ended. */
  async importsSettled(): Promise<void> {
    const until = performance.now() + SETTLED_WITHIN_MS;
    for (const id of this.imports) {
      while (['queued', 'running'].includes((await this.send<Job>('GET', `/api/imports/${id}`)).status)) {
        if (performance.now() > until) throw new Error(`The import ${id} does not end.`);
        await wait(200);
      }
    }
  }

  async allMemories(): Promise<{ id: string; text: string }[]> {
    const found: { id: string; text: string }[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
      const page: { items: { id: string; text: string }[]; nextCursor: string | null } = await this.send(
        'GET',
        `/api/memories?limit=100${query}`,
      );
      found.push(...page.items);
      cursor = page.nextCursor;
    }
    return found;
  }
}

/** Captures one after the other, each with a key of its own, until the server is gone. */
export async function captureUntilDeath(client: LedgerClient, acknowledged: Captures): Promise<void> {
  for (;;) {
    const text = `Thought ${crypto.randomUUID()}`;
    const body = { text, idempotencyKey: crypto.randomUUID() };
    try {
      const { id } = await client.send<{ id: string }>('POST', '/api/memories', body);
      acknowledged.set(id, text);
    } catch {
      return;
    }
  }
}

/** Begins an import whose notes say which they are. */
export async function importShelves(client: LedgerClient, number: number): Promise<void> {
  const notes = Array.from({ length: NOTES }, (_, at) => ({
    text: `Shelf ${String(number)}-${String(at)} holds a box.`,
  }));
  const file = Buffer.from(JSON.stringify(notes));
  const created = { fileName: `shelves-${String(number)}.json`, fileBytes: file.length };
  const { id } = await client.send<Job>('POST', '/api/imports', created);
  await client.send('PUT', `/api/imports/${id}/file?offset=0`, file);
  await client.send('POST', `/api/imports/${id}/start`, { format: 'json' });
  client.noteImport(id);
}

/** What of the acknowledged is not there, and what is there more than once, imported notes included. */
export async function compare(
  client: LedgerClient,
  acknowledged: Captures,
): Promise<{ captured: number; lost: number; twice: number }> {
  const kept = await client.allMemories();
  const byId = new Map(kept.map(({ id, text }) => [id, text]));
  const lost = [...acknowledged].filter(([id, text]) => byId.get(id) !== text).length;
  const texts = new Set(kept.map(({ text }) => text));
  return { captured: acknowledged.size, lost, twice: kept.length - texts.size };
}
