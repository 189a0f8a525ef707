import { http, HttpResponse, type HttpHandler } from 'msw/http';
import type { Entity, EntityMerge, MergeEntity } from '../../../features/memory/api/entities.api';
import type { ForgetTarget, MemoryRule } from '../../../features/memory/api/forgetting.api';
import type { Memory } from '../../../shared/memory/api/memory.api';
import { exactly } from '../list-total';
import { problem } from '../problem';

interface EntityServer {
  handlers: HttpHandler[];
  entities: Entity[];
  rules: MemoryRule[];
  /** What was forgotten, as it was asked. */
  forgotten: { target: ForgetTarget; expectedCount: number; mode: string }[];
}

type Merge = EntityMerge & { intoId: string; gone: Entity };

const NOTHING = { versions: 0, links: 0, mentions: 0, answers: 0 };

/** Names and forgetting, with the rules that the screens depend on. */
export function entityServer(entities: Entity[], memories: Memory[] = []): EntityServer {
  const rules: MemoryRule[] = [];
  const merged: Merge[] = [];
  const forgotten: EntityServer['forgotten'] = [];
  const change = (id: unknown, changes: Partial<Entity>): HttpResponse<Entity> => {
    const index = entities.findIndex((entity) => entity.id === id);
    entities[index] = { ...entities[index]!, ...changes };
    return HttpResponse.json(entities[index]);
  };
  const handlers = [
    http.get('/api/entities', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const [kind, query] = [searchParams.get('kind'), searchParams.get('query') ?? ''];
      const ignored = searchParams.get('ignored') === 'true';
      const items = entities.filter(
        (entity) =>
          (entity.ignoredAt !== null) === ignored &&
          (kind === null || entity.kind === kind) &&
          entity.name.toLowerCase().includes(query.toLowerCase()),
      );
      return HttpResponse.json({ items, nextCursor: null, ...exactly(items.length) });
    }),
    http.get('/api/entities/:id', ({ params }) => {
      const entity = entities.find(({ id }) => id === params['id']);
      if (!entity) return problem(404, 'entity_not_found', 'There’s nobody of that name.');
      const merges = merged.filter(({ intoId }) => intoId === entity.id);
      return HttpResponse.json({ ...entity, related: [], memories, merges });
    }),
    http.post('/api/entities/:id/merge', async ({ params, request }) => {
      const { intoId } = (await request.json()) as MergeEntity;
      const index = entities.findIndex(({ id }) => id === params['id']);
      const [gone] = entities.splice(index, 1) as [Entity];
      const merge = { ...gone, id: crypto.randomUUID(), intoId, mergedAt: '2026-01-01T00:00:00Z', gone };
      merged.push(merge);
      return HttpResponse.json({ ...entities.find(({ id }) => id === intoId), mergeId: merge.id });
    }),
    http.post('/api/entities/merges/:id/undo', ({ params }) => {
      const index = merged.findIndex(({ id }) => id === params['id']);
      const [{ gone }] = merged.splice(index, 1) as [Merge];
      entities.push(gone);
      return HttpResponse.json(gone);
    }),
    http.patch('/api/entities/:id', async ({ params, request }) =>
      change(params['id'], (await request.json()) as Partial<Entity>),
    ),
    http.post('/api/entities/:id/ignore', ({ params }) =>
      change(params['id'], { ignoredAt: '2026-01-01T00:00:00Z' }),
    ),
    http.post('/api/entities/:id/restore', ({ params }) => change(params['id'], { ignoredAt: null })),
    http.post('/api/memories/forget/preview', async ({ request }) => {
      const { target } = (await request.json()) as { target: ForgetTarget };
      const items = memories.filter(({ id }) => !target.except?.includes(id));
      return HttpResponse.json({
        count: items.length,
        items,
        nextCursor: null,
        alongside: { ...NOTHING, answers: 2 },
      });
    }),
    http.post('/api/memories/forget', async ({ request }) => {
      const asked = (await request.json()) as EntityServer['forgotten'][number];
      forgotten.push(asked);
      return HttpResponse.json({
        mode: asked.mode,
        forgottenAt: '2026-01-01T00:00:00Z',
        forgotten: { ...NOTHING, memories: asked.expectedCount },
      });
    }),
    http.get('/api/memory-rules', () => HttpResponse.json({ items: rules })),
    http.post('/api/memory-rules', async ({ request }) => {
      const rule = (await request.json()) as Pick<MemoryRule, 'kind' | 'text'>;
      rules.push({ ...rule, id: crypto.randomUUID(), createdAt: '2026-01-01T00:00:00Z' });
      return HttpResponse.json(rules.at(-1), { status: 201 });
    }),
  ];
  return { handlers, entities, rules, forgotten };
}
