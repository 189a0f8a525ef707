import { http, type HttpHandler, HttpResponse } from 'msw/http';
import type { Home, HomeActivity, HomeEntity } from '../../../shared/home/api/home.api';

export interface HomeServer {
  readonly entities: HomeEntity[];
  readonly asked: unknown[];
  handlers: HttpHandler[];
}

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
    ...details,
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
): HomeServer {
  let entities = first;
  let activity: HomeActivity[] = [];
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
          areas: [
            { id: 'kitchen', name: 'Kitchen', floor: null, aliases: [] },
            { id: 'attic', name: 'Attic', floor: null, aliases: [] },
          ],
          entityCount: entities.length,
          isSample: sample.length > 0,
          ...places,
        }),
      ),
      http.get('/api/home/entities', () => HttpResponse.json({ items: entities })),
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
