import type { Contract } from './contract.ts';
import type { FuzzRequest } from './fuzz-requests.ts';

export interface Answer {
  status: number;
  text: string;
  /** As JSON. */
  headers: string;
}

type Sent = Pick<FuzzRequest, 'method' | 'path'> & Partial<FuzzRequest>;

/** Sends a request as one signed-in person. */
export type Api = (request: Sent) => Promise<Answer>;

/** The ids of a person's rows, by the collection they are named in. */
export type Pool = Map<string, string[]>;

export function idsOf(pool: Pool): string[] {
  return [...pool.values()].flat();
}

/** Something in every corner of an account, each text with the word in it. */
export async function live(api: Api, word: string): Promise<void> {
  const send = async (method: string, path: string, body?: object): Promise<Record<string, unknown>> => {
    const { status, text } = await api({
      method,
      path,
      ...(body && { contentType: 'application/json', body: JSON.stringify(body) }),
    });
    if (status >= 400)
      throw new Error(`${method} ${path} was answered ${String(status)}: ${text.slice(0, 300)}`);
    return text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {};
  };
  const memories: string[] = [];
  for (const text of [
    `My sister is called ${word}.`,
    `${word} has a boat.`,
    `${word} sold the boat.`,
    `${word}, archived`,
  ]) {
    memories.push(String((await send('POST', '/api/memories', { text, tags: [word] })).id));
  }
  await send('POST', `/api/memories/${memories[3]!}/archive`);
  await send(
    'DELETE',
    `/api/memories/${String((await send('POST', '/api/memories', { text: `${word}, forgotten` })).id)}`,
  );
  await send('PATCH', `/api/memories/${memories[0]!}`, { text: `My aunt is called ${word}.`, version: 1 });
  await send('POST', `/api/memories/${memories[0]!}/links`, { toId: memories[1] });
  await send('POST', '/api/memory-rules', { kind: 'word', text: `never-${word}` });
  const talk = String((await send('POST', '/api/conversations', {})).id);
  await send('PATCH', `/api/conversations/${talk}`, { title: word });
  await send('POST', `/api/conversations/${talk}/messages`, {
    text: `Who is ${word}?`,
    transcribedBy: 'typed',
  });
  const entities = [{ id: 'light.lamp', name: word, domain: 'light', state: 'off' }];
  await send('PUT', '/api/home/simulated', { floors: [], areas: [], entities });
  await send('POST', '/api/home/entities/light.lamp/actions', { service: 'turn_on' });
  await send('POST', '/api/skills/run', { text: `Turn off ${word}` });
  await send('POST', '/api/reminders', { text: word });
  await send('POST', '/api/timers', { durationSeconds: 600, name: word });
  const list = String((await send('POST', '/api/lists', { name: word })).id);
  await send('POST', `/api/lists/${list}/items`, { text: word });
  await send('POST', '/api/voice/phrases', { phrase: word, command: `Call ${word}` });
  await send('POST', '/api/imports', { fileName: `${word}.txt`, fileBytes: 10 });
}

/** Reads every list of the contract, and takes the ids from it. */
export async function lookUpIds({ routes }: Contract, api: Api): Promise<Pool> {
  const pool: Pool = new Map();
  const lists = routes.filter(
    ({ method, path }) => method === 'GET' && !path.includes('{') && !/\/(admin|exports|health)\//.test(path),
  );
  for (const { path } of lists) {
    const { status, text } = await api({ method: 'GET', path });
    if (status === 200 && text.startsWith('{')) pool.set(path, collect(JSON.parse(text)));
  }
  const talk = pool.get('/api/conversations')?.[0];
  if (talk !== undefined) {
    const { status, text } = await api({ method: 'GET', path: `/api/conversations/${talk}` });
    const messages = status === 200 ? collect(JSON.parse(text)) : [];
    pool.set('/api/messages', messages);
    pool.set('/api/answers', messages);
  }
  const list = pool.get('/api/lists')?.[0];
  if (list !== undefined) {
    const { status, text } = await api({ method: 'GET', path: `/api/lists/${list}` });
    if (status === 200) pool.set('/api/list-items', collect(JSON.parse(text)));
  }
  pool.set('/api/timers', pool.get('/api/reminders') ?? []);
  return pool;
}

/** The ids of a person who lives on, without the session that the requests are sent with. */
export async function liveOn(contract: Contract, api: Api): Promise<Pool> {
  // A limit that the requests have reached may refuse a part of it.
  await live(api, 'Quentin').catch(() => undefined);
  const own = await lookUpIds(contract, api);
  own.delete('/api/sessions');
  return own;
}

/** Every `id` in it. */
function collect(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'id' && typeof inner === 'string' ? [inner] : collect(inner),
  );
}
