import { http, HttpResponse, type HttpHandler } from 'msw/http';
import type { MemoryOfThisDay } from '../../../shared/memory/api/on-this-day.api';
import { WINDOW_SIZE, type Memory } from '../../../shared/memory/api/memory.api';
import { exactly } from '../list-total';

/** What the list shows: pages, days, the counts of its filters, and what happened on this day. */
export function listingHandlers(memories: Memory[], onThisDay: MemoryOfThisDay[]): HttpHandler[] {
  return [
    http.get('/api/memories', ({ request }) => {
      const query = new URL(request.url).searchParams;
      const limit = Number(query.get('limit') ?? 30);
      const start = Number(query.get('cursor') ?? 0);
      const found = matching(memories, query);
      const nextCursor = start + limit < found.length ? String(start + limit) : null;
      return HttpResponse.json({
        items: found.slice(start, start + limit),
        nextCursor,
        ...exactly(found.length),
      });
    }),
    http.get('/api/memories/timeline', ({ request }) => {
      const query = new URL(request.url).searchParams;
      const start = Number(query.get('cursor') ?? 0);
      const found = matching(memories, query);
      const days = Map.groupBy(found.slice(start), ({ recordedAt }) => localDay(recordedAt));
      return HttpResponse.json({
        ...exactly(found.length),
        days: [...days].map(([day, items]) => ({ day, count: items.length })),
        windows: Array.from({ length: Math.ceil((found.length - start) / WINDOW_SIZE) }, (_, window) => {
          const at = start + window * WINDOW_SIZE;
          return at === 0 ? null : String(at);
        }),
        nextCursor: null,
      });
    }),
    http.get('/api/memories/facets', ({ request }) => {
      const found = matching(memories, new URL(request.url).searchParams);
      return HttpResponse.json({
        ...exactly(found.length),
        isOfAll: true,
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
  ];
}

export function counts<T>(values: T[]): { value: T; count: number }[] {
  return [...Map.groupBy(values, (value) => value)].map(([value, items]) => ({ value, count: items.length }));
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

/** Swedish dates are ISO dates. */
function localDay(moment: string): string {
  return new Intl.DateTimeFormat('sv-SE').format(new Date(moment));
}
