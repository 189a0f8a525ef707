import { http, type HttpHandler, HttpResponse } from 'msw/http';
import type { EntityHistory } from '../../../features/home/api/entities.api';
import type { HomeScene } from '../../../features/home/api/scenes.api';
import type { Home, HomeActivity, HomeEntity } from '../../../shared/home/api/home.api';

export interface HomeServer {
  readonly entities: HomeEntity[];
  readonly asked: unknown[];
  handlers: HttpHandler[];
}

const AT = '2026-05-03T10:00:00.000Z';

/** An entity of a home; a test states only what matters to it. */
export function makeEntity(id: string, details: Partial<HomeEntity> = {}): HomeEntity {
  const domain = id.slice(0, id.indexOf('.'));
  return {
    id,
    name: id,
    area: null,
    domain,
    deviceClass: null,
    state: 'off',
    attributes: {},
    aliases: [],
    isFavourite: false,
    connection: null,
    changedAt: AT,
    rights: { chat: 'act', voice: 'act', rules: 'act', models: 'act' },
    isGuarded: false,
    ...details,
  };
}

function makeScene(
  id: string,
  { name, entities }: { name: string; entities: string[] },
  all: readonly HomeEntity[],
): HomeScene {
  const parts = all.filter((entity) => entities.includes(entity.id));
  return {
    ...{ id, name, capturedAt: AT },
    entities: parts.map((part) => ({
      ...{ entity: part.id, entityName: part.name },
      ...{ state: part.state, attributes: {} },
    })),
  };
}

const AFTER: Partial<Record<string, string>> = {
  turn_on: 'on',
  unlock: 'unlocked',
  lock: 'locked',
  open: 'open',
  pause: 'paused',
  start: 'cleaning',
};

/** A server that has this home, and does the plainest of what it is asked; the rest it notes. */
export function homeServer(
  first: HomeEntity[],
  sample: HomeEntity[] = [],
  places: Partial<Pick<Home, 'floors' | 'areas'>> = {},
  history: EntityHistory['items'] = [],
): HomeServer {
  let entities = first;
  let activity: HomeActivity[] = [];
  let areas: Home['areas'] = [
    { id: 'kitchen', name: 'Kitchen', floor: null, aliases: [] },
    { id: 'attic', name: 'Attic', floor: null, aliases: [] },
  ];
  let scenes: HomeScene[] = [];
  const asked: unknown[] = [];
  const setState = (id: string, state: string): void => {
    entities = entities.map((entity) => (entity.id === id ? { ...entity, state } : entity));
  };
  const favour = (id: string, isFavourite: boolean): Response => {
    entities = entities.map((entity) => (entity.id === id ? { ...entity, isFavourite } : entity));
    return new HttpResponse(null, { status: 204 });
  };
  return {
    get entities() {
      return entities;
    },
    asked,
    handlers: [
      http.get('/api/home', () =>
        HttpResponse.json({
          floors: [],
          areas,
          entityCount: entities.length,
          isSample: sample.length > 0,
          ...places,
        }),
      ),
      http.get('/api/home/connections', () => HttpResponse.json({ items: [], hasOwnBroker: false })),
      http.get('/api/home/entities', () => HttpResponse.json({ items: entities })),
      http.patch('/api/home/entities/:id', async ({ params, request }) => {
        const body = (await request.json()) as Partial<HomeEntity>;
        asked.push({ id: params['id'], ...body });
        entities = entities.map((each) => (each.id === params['id'] ? { ...each, ...body } : each));
        return new HttpResponse(null, { status: 204 });
      }),
      http.delete('/api/home/entities/:id', ({ params }) => {
        entities = entities.filter(({ id }) => id !== params['id']);
        return new HttpResponse(null, { status: 204 });
      }),
      http.put('/api/home/areas/:id', async ({ params, request }) => {
        const body = (await request.json()) as { name: string };
        areas = [...areas, { id: String(params['id']), name: body.name, floor: null, aliases: [] }];
        return new HttpResponse(null, { status: 204 });
      }),
      http.get('/api/home/entities/:id/history', () => HttpResponse.json({ items: history, hours: [] })),
      http.get('/api/home/logbook', ({ request }) => {
        const of = new URL(request.url).searchParams.get('entity');
        const lines = history.toReversed().map((line) => {
          const entity = of ?? entities[0]?.id ?? '';
          return { ...line, entity, entityName: entities.find(({ id }) => id === entity)?.name ?? '' };
        });
        return HttpResponse.json({ items: lines });
      }),
      http.get('/api/home/scenes', () => HttpResponse.json({ items: scenes })),
      http.post('/api/home/scenes', async ({ request }) => {
        const body = (await request.json()) as { name: string; entities: string[] };
        asked.push(body);
        const id = `scene.${String(scenes.length + 1)}`;
        const made = makeScene(id, body, entities);
        scenes = [...scenes, made];
        entities = [...entities, makeEntity(id, { name: body.name, attributes: { captured_at: AT } })];
        return HttpResponse.json(made, { status: 201 });
      }),
      http.patch('/api/home/scenes/:id', async ({ params, request }) => {
        asked.push(await request.json());
        return HttpResponse.json(scenes.find(({ id }) => id === params['id']));
      }),
      http.delete('/api/home/scenes/:id', ({ params }) => {
        scenes = scenes.filter(({ id }) => id !== params['id']);
        return new HttpResponse(null, { status: 204 });
      }),
      http.get('/api/home/activity', () => HttpResponse.json({ items: activity, nextCursor: null })),
      http.post('/api/home/simulated/sample', () => {
        entities = sample;
        return HttpResponse.json({}, { status: 201 });
      }),
      http.delete('/api/home', () => {
        entities = [];
        return new HttpResponse(null, { status: 204 });
      }),
      http.put('/api/home/favourites/:id', ({ params }) => favour(String(params['id']), true)),
      http.delete('/api/home/favourites/:id', ({ params }) => favour(String(params['id']), false)),
      http.post('/api/home/entities/:id/actions', async ({ params, request }) => {
        const id = String(params['id']);
        const body = (await request.json()) as { service: string; parameters?: Record<string, unknown> };
        asked.push({ id, ...body });
        const entity = entities.find((each) => each.id === id)!;
        const after = AFTER[body.service] ?? 'off';
        setState(id, after);
        const action: HomeActivity = {
          id: `action-${String(asked.length)}`,
          at: new Date().toISOString(),
          channel: 'screen',
          entity: id,
          entityName: entity.name,
          service: body.service,
          parameters: body.parameters ?? {},
          changes: [
            {
              entity: id,
              before: { state: entity.state, attributes: {} },
              after: { state: after, attributes: {} },
            },
          ],
          undoneAt: null,
          outcome: 'done',
          outcomeReason: null,
        };
        activity = [action, ...activity];
        return HttpResponse.json(action, { status: 201 });
      }),
      http.post('/api/home/activity/:id/undo', ({ params }) => {
        const undone = activity.find(({ id }) => id === params['id'])!;
        for (const { entity, before } of undone.changes) setState(entity, before.state);
        activity = activity.map((each) =>
          each.id === undone.id ? { ...each, undoneAt: new Date().toISOString() } : each,
        );
        return HttpResponse.json(undone);
      }),
    ],
  };
}
