import { http, type HttpHandler, HttpResponse } from 'msw/http';
import type {
  ConnectHome,
  DiscoveredEntity,
  HomeConnection,
} from '../../../features/home/api/connections.api';

export function makeConnection(details: Partial<HomeConnection> = {}): HomeConnection {
  return {
    id: 'c-1',
    kind: 'mqtt',
    name: 'Broker',
    url: 'mqtt://broker.example:1883',
    username: null,
    secretSetAt: null,
    isPaused: false,
    status: 'connected',
    statusReason: null,
    statusAt: '2026-05-03T10:00:00.000Z',
    entityCount: 0,
    waitingCount: 0,
    ...details,
  };
}

export function makeFound(externalId: string, details: Partial<DiscoveredEntity> = {}): DiscoveredEntity {
  return {
    externalId,
    connection: 'c-1',
    name: externalId,
    domain: 'light',
    deviceClass: null,
    area: null,
    floor: null,
    device: null,
    category: null,
    isIgnored: false,
    isGuarded: false,
    foundAt: '2026-05-03T10:00:00.000Z',
    ...details,
  };
}

export interface ConnectionServer {
  handlers: HttpHandler[];
  /** What was sent, with its method. */
  asked: { method: string; body: unknown }[];
}

/** A server that has these connections and finds these devices. */
export function connectionServer(first: HomeConnection[], found: DiscoveredEntity[] = []): ConnectionServer {
  let connections = first;
  let discovered = found;
  const asked: ConnectionServer['asked'] = [];
  const note = async (request: Request): Promise<unknown> => {
    const body: unknown = await request.json();
    asked.push({ method: request.method, body });
    return body;
  };
  const nothing = (): Response => new HttpResponse(null, { status: 204 });
  const isOf =
    (items: { externalId: string }[]) =>
    ({ externalId }: DiscoveredEntity): boolean =>
      items.some((each) => each.externalId === externalId);
  return {
    asked,
    handlers: [
      http.get('/api/home/connections', () => HttpResponse.json({ items: connections, hasOwnBroker: false })),
      http.post('/api/home/connections', async ({ request }) => {
        const body = (await note(request)) as ConnectHome;
        const { kind, name, url = null, username = null } = body;
        const made = makeConnection({ kind, name, url, username, id: `c-${String(connections.length + 1)}` });
        connections = [...connections, made];
        return HttpResponse.json(made, { status: 201 });
      }),
      http.patch('/api/home/connections/:id', async ({ params, request }) => {
        const body = (await note(request)) as Partial<HomeConnection>;
        connections = connections.map((each) => (each.id === params['id'] ? { ...each, ...body } : each));
        return HttpResponse.json(connections.find(({ id }) => id === params['id']));
      }),
      http.delete('/api/home/connections/:id', ({ params }) => {
        connections = connections.filter(({ id }) => id !== params['id']);
        return nothing();
      }),
      http.get('/api/home/connections/:id/problems', () =>
        HttpResponse.json({
          items: [{ at: '2026-05-03T10:00:00.000Z', source: 'tele/plug/STATE', reason: 'It is no JSON.' }],
        }),
      ),
      http.get('/api/home/discovered', () => HttpResponse.json({ items: discovered })),
      http.post('/api/home/discovered/accept', async ({ request }) => {
        const { items } = (await note(request)) as { items: { externalId: string }[] };
        discovered = discovered.filter((each) => !isOf(items)(each));
        return HttpResponse.json({ ids: items.map(({ externalId }) => externalId) });
      }),
      http.post('/api/home/discovered/ignore', async ({ request }) => {
        const body = (await note(request)) as { items: { externalId: string }[]; isIgnored: boolean };
        const { items, isIgnored } = body;
        discovered = discovered.map((each) => (isOf(items)(each) ? { ...each, isIgnored } : each));
        return nothing();
      }),
    ],
  };
}
