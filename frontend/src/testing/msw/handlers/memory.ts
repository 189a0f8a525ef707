import type { JsonBodyType } from 'msw';
import { http, HttpResponse, type HttpHandler } from 'msw/http';
import type { BulkChange, MemoryOfThisDay } from '../../../api/listing.api';
import type { Memory, MemorySearchResult, MemoryVersion } from '../../../api/memory.api';
import type { ErasureReceipt, TrashedMemory } from '../../../api/trash.api';
import { makeMemory } from '../../factories/memory';
import { problem } from '../problem';

interface NewMemory {
  text: string;
  source?: Memory['source']['kind'];
  idempotencyKey?: string;
}

interface MemoryServer {
  handlers: HttpHandler[];
  /** What the server holds, newest first; tests read and change it. */
  memories: Memory[];
  deleted: Memory[];
  onThisDay: MemoryOfThisDay[];
  /** What was asked of many at once. */
  edits: BulkBody[];
}

interface BulkBody {
  ids?: string[];
  filter?: object;
  except?: string[];
  change: BulkChange;
}

const UNDO_TOKEN = '0199c2c0-0000-7000-8000-00000000ed17';

type Answer = HttpResponse<JsonBodyType>;

const notFound = (): Answer => problem(404, 'memory_not_found', 'There is no such memory.');

/** The memory routes with the rules the screens depend on: paging, versions, conflicts, undo, idempotency. */
export function memoryServer(memories: Memory[] = []): MemoryServer {
  const deleted: Memory[] = [];
  const versions = new Map<string, MemoryVersion[]>();
  const byKey = new Map<string, Memory>();

  const onThisDay: MemoryOfThisDay[] = [];
  const edits: BulkBody[] = [];
  let undo: Memory[] = [];
  const apply = (id: string, body: BulkChange): void => {
    if (body.action === 'archive') change(id, { status: 'archived' });
    if (body.action === 'pin') change(id, { pinnedAt: new Date().toISOString() });
    if (body.action === 'unpin') change(id, { pinnedAt: null });
    if (body.action === 'addTags') change(id, { tags: body.tags });
    if (body.action === 'delete')
      memories.splice(
        memories.findIndex((memory) => memory.id === id),
        1,
      );
  };

  const find = (id: unknown): Memory | undefined => memories.find((memory) => memory.id === id);
  const create = ({ text, source = 'form', idempotencyKey }: NewMemory): Memory => {
    const known = byKey.get(idempotencyKey ?? '');
    if (known) return known;
    const memory = makeMemory({
      text,
      recordedAt: new Date().toISOString(),
      source: { kind: source, importId: null, messageId: null, conversationId: null, quote: null },
    });
    memories.unshift(memory);
    if (idempotencyKey !== undefined) byKey.set(idempotencyKey, memory);
    return memory;
  };
  const change = (id: unknown, changes: Partial<Memory>): Answer => {
    const index = memories.findIndex((memory) => memory.id === id);
    const memory = memories[index];
    if (!memory) return notFound();
    const next = { ...memory, ...changes };
    memories[index] = next;
    return HttpResponse.json(next);
  };

  /** What holds now, then what held before; the tests change a fact once. */
  const lineOf = (memory: Memory): Memory[] => {
    const newest = find(memory.supersededById) ?? memory;
    return [newest, ...memories.filter(({ supersededById }) => supersededById === newest.id)];
  };

  const handlers = [
    http.get('/api/memories', ({ request }) => {
      const query = new URL(request.url).searchParams;
      const limit = Number(query.get('limit') ?? 30);
      const start = Number(query.get('offset') ?? query.get('cursor') ?? 0);
      const found = matching(memories, query);
      const nextCursor = start + limit < found.length ? String(start + limit) : null;
      return HttpResponse.json({ items: found.slice(start, start + limit), nextCursor, total: found.length });
    }),
    http.get('/api/memories/timeline', ({ request }) => {
      const found = matching(memories, new URL(request.url).searchParams);
      const days = Map.groupBy(found, ({ recordedAt }) => localDay(recordedAt));
      return HttpResponse.json({
        total: found.length,
        days: [...days].map(([day, items]) => ({ day, count: items.length })),
      });
    }),
    http.get('/api/memories/facets', ({ request }) => {
      const found = matching(memories, new URL(request.url).searchParams);
      return HttpResponse.json({
        total: found.length,
        kinds: counts(memories.map(({ kind }) => kind)),
        sources: counts(found.map(({ source }) => source.kind)),
        tags: counts(found.flatMap(({ tags }) => tags)),
        years: counts(found.map(({ recordedAt }) => new Date(recordedAt).getFullYear())),
        people: [],
        places: [],
        imports: [],
      });
    }),
    http.get('/api/memories/on-this-day', () => HttpResponse.json({ items: onThisDay })),
    http.post('/api/memories/bulk', async ({ request }) => {
      const body = (await request.json()) as BulkBody;
      edits.push(body);
      const meant = memories.filter(({ id }) => body.ids?.includes(id) ?? !body.except?.includes(id));
      undo = memories.map((memory) => ({ ...memory }));
      meant.forEach(({ id }) => apply(id, body.change));
      return HttpResponse.json({ changed: meant.length, skipped: 0, undoToken: UNDO_TOKEN });
    }),
    http.post('/api/memories/bulk/:id/undo', () => {
      memories.splice(0, memories.length, ...undo);
      return HttpResponse.json({ restored: 1, skipped: 0 });
    }),
    http.post('/api/memories', async ({ request }) =>
      HttpResponse.json(create((await request.json()) as NewMemory), { status: 201 }),
    ),
    http.post('/api/memories/batch', async ({ request }) => {
      const { items } = (await request.json()) as { items: NewMemory[] };
      return HttpResponse.json({ items: items.map(create) }, { status: 201 });
    }),
    http.post('/api/memories/search', async ({ request }) => {
      const { query } = (await request.json()) as { query: string };
      const items = memories.flatMap((memory) => searchResult(memory, query));
      return HttpResponse.json({
        items,
        kinds: counts(items.map(({ memory }) => memory.kind)),
        understood: { words: query, filters: [], notes: [] },
        tookMs: 12.3,
        correctedQuery: null,
        note: null,
      });
    }),
    http.get('/api/memories/trash', () =>
      HttpResponse.json({ items: deleted.map(asTrashed), nextCursor: null, total: deleted.length }),
    ),
    http.delete('/api/memories/trash', () =>
      HttpResponse.json(receipt(deleted.splice(0, deleted.length).length)),
    ),
    http.delete('/api/memories/trash/:id', ({ params }): Answer => {
      const index = deleted.findIndex(({ id }) => id === params['id']);
      return index < 0 ? notFound() : HttpResponse.json(receipt(deleted.splice(index, 1).length));
    }),
    http.get('/api/memories/review', () => HttpResponse.json({ items: [], total: 0 })),
    http.get('/api/memories/:id', ({ params }): Answer => {
      const memory = find(params['id']);
      return memory ? HttpResponse.json(memory) : notFound();
    }),
    http.get('/api/memories/:id/understanding', () =>
      HttpResponse.json({
        isRead: true,
        mentions: [],
        happenedAt: null,
        suggestedTags: [],
        suggestedKind: null,
      }),
    ),
    http.get('/api/memories/:id/links', () => HttpResponse.json({ to: [], from: [] })),
    http.get('/api/memories/:id/versions', ({ params }): Answer => {
      const memory = find(params['id']);
      return memory
        ? HttpResponse.json({ items: [asVersion(memory), ...(versions.get(memory.id) ?? [])] })
        : notFound();
    }),
    http.patch('/api/memories/:id', async ({ params, request }): Promise<Answer> => {
      const { version, ...changes } = (await request.json()) as Partial<Memory>;
      const memory = find(params['id']);
      if (!memory) return notFound();
      if (version !== memory.version)
        return problem(409, 'memory_changed', 'This memory was changed meanwhile.');
      versions.set(memory.id, [asVersion(memory), ...(versions.get(memory.id) ?? [])]);
      return change(memory.id, {
        ...changes,
        version: memory.version + 1,
        updatedAt: new Date().toISOString(),
      });
    }),
    http.get('/api/memories/:id/history', ({ params }): Answer => {
      const memory = find(params['id']);
      return memory ? HttpResponse.json({ items: lineOf(memory) }) : notFound();
    }),
    http.get('/api/memories/:id/surroundings', ({ params, request }): Answer => {
      const memory = find(params['id']);
      if (!memory) return notFound();
      const reach = Number(new URL(request.url).searchParams.get('reach') ?? 2);
      const together = memories.filter(({ thread }) => thread !== null && thread === memory.thread);
      const items = together.filter(({ seq }) => Math.abs((seq ?? 0) - (memory.seq ?? 0)) <= reach);
      return HttpResponse.json({ items, total: together.length });
    }),
    http.post('/api/memories/:id/versions/:version/restore', async ({ params, request }): Promise<Answer> => {
      const memory = find(params['id']);
      const { version: current } = (await request.json()) as { version: number };
      const earlier = versions
        .get(memory?.id ?? '')
        ?.find(({ version }) => version === Number(params['version']));
      if (!memory || !earlier) return notFound();
      if (current !== memory.version)
        return problem(409, 'memory_changed', 'This memory was changed meanwhile.');
      versions.set(memory.id, [asVersion(memory), ...(versions.get(memory.id) ?? [])]);
      const { text, kind, tags } = earlier;
      return change(memory.id, { text, kind, tags, version: memory.version + 1 });
    }),
    http.post('/api/memories/:id/supersede', async ({ params, request }): Promise<Answer> => {
      const { by, at } = (await request.json()) as { by: { text: string }; at?: string };
      const newer = create(by);
      const supersededAt = at ?? newer.recordedAt;
      change(params['id'], { status: 'superseded', supersededById: newer.id, supersededAt });
      return HttpResponse.json(newer);
    }),
    http.post('/api/memories/:id/reinstate', ({ params }) =>
      change(params['id'], { status: 'active', supersededById: null, supersededAt: null }),
    ),
    http.post('/api/memories/:id/archive', ({ params }) => change(params['id'], { status: 'archived' })),
    http.post('/api/memories/:id/unarchive', ({ params }) => change(params['id'], { status: 'active' })),
    http.delete('/api/memories/:id', ({ params }): Answer => {
      const memory = find(params['id']);
      if (!memory) return notFound();
      deleted.push(...memories.splice(memories.indexOf(memory), 1));
      return new HttpResponse(null, { status: 204 });
    }),
    http.post('/api/memories/:id/restore', ({ params }): Answer => {
      const memory = deleted.find(({ id }) => id === params['id']);
      if (!memory) return notFound();
      deleted.splice(deleted.indexOf(memory), 1);
      memories.unshift(memory);
      return HttpResponse.json(memory);
    }),
  ];
  return { handlers, memories, deleted, onThisDay, edits };
}

function matching(memories: Memory[], query: URLSearchParams): Memory[] {
  const [kinds, tags] = [query.getAll('kind'), query.getAll('tag')];
  const pinned = query.get('pinned');
  return memories.filter(
    (memory) =>
      memory.status === (query.get('status') ?? 'active') &&
      (kinds.length === 0 || kinds.includes(memory.kind)) &&
      tags.every((tag) => memory.tags.includes(tag)) &&
      (pinned === null || (pinned === 'true') === (memory.pinnedAt !== null)),
  );
}

function counts<T>(values: T[]): { value: T; count: number }[] {
  return [...Map.groupBy(values, (value) => value)].map(([value, items]) => ({ value, count: items.length }));
}

/** Swedish dates are ISO dates. */
function localDay(moment: string): string {
  return new Intl.DateTimeFormat('sv-SE').format(new Date(moment));
}

function asTrashed(memory: Memory): TrashedMemory {
  const deletedAt = new Date();
  const erasedAt = new Date(deletedAt.getTime() + 30 * 86_400_000);
  return { memory, deletedAt: deletedAt.toISOString(), erasedAt: erasedAt.toISOString() };
}

function receipt(memories: number): ErasureReceipt {
  return { erased: { memories, versions: 0, answers: memories } };
}

function asVersion({ version, text, kind, tags, importance, happenedAt, updatedAt }: Memory): MemoryVersion {
  return { version, text, kind, tags, importance, happenedAt, changedAt: updatedAt };
}

function searchResult(memory: Memory, query: string): MemorySearchResult[] {
  const start = memory.text.toLowerCase().indexOf(query.toLowerCase());
  if (start < 0) return [];
  return [
    {
      memory,
      strength: 'strong',
      reasons: [{ signal: 'words', weight: 1, text: query }],
      highlights: [{ start, end: start + query.length }],
    },
  ];
}
