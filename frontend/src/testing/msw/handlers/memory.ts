import { http, HttpResponse, type HttpHandler } from 'msw/http';
import type { MemoryOfThisDay } from '../../../shared/memory/api/on-this-day.api';
import type { Memory } from '../../../shared/memory/api/memory.api';
import { exactly } from '../list-total';
import { bulkHandlers, type BulkEdit } from './memory-bulk';
import { historyHandlers } from './memory-history';
import { listingHandlers } from './memory-listing';
import { searchHandler, silentConversations } from './memory-search';
import { memoryStore, notFound, type Answer, type MemoryStore, type NewMemory } from './memory-store';
import { trashHandlers } from './memory-trash';

interface MemoryServer {
  handlers: HttpHandler[];
  /** What the server holds, newest first; tests read and change it. */
  memories: Memory[];
  deleted: Memory[];
  onThisDay: MemoryOfThisDay[];
  /** What was asked of many at once. */
  edits: BulkEdit[];
}

/** The memory routes with the rules the screens depend on: paging, versions, conflicts, undo, idempotency. */
export function memoryServer(memories: Memory[] = []): MemoryServer {
  const store = memoryStore(memories);
  const onThisDay: MemoryOfThisDay[] = [];
  const edits: BulkEdit[] = [];
  const handlers = [
    ...listingHandlers(memories, onThisDay),
    ...bulkHandlers(store, edits),
    ...captureHandlers(store),
    searchHandler(memories),
    silentConversations,
    ...trashHandlers(store),
    http.get('/api/memories/review', () => HttpResponse.json({ items: [], ...exactly(0), unread: [] })),
    ...historyHandlers(store),
    // After the others: ":id" would answer for "trash" and "review" too.
    ...detailHandlers(store),
  ];
  return { handlers, memories, deleted: store.deleted, onThisDay, edits };
}

function captureHandlers({ create }: MemoryStore): HttpHandler[] {
  return [
    http.post('/api/memories', async ({ request }) =>
      HttpResponse.json(create((await request.json()) as NewMemory), { status: 201 }),
    ),
    http.post('/api/memories/batch', async ({ request }) => {
      const { items } = (await request.json()) as { items: NewMemory[] };
      return HttpResponse.json({ items: items.map(create) }, { status: 201 });
    }),
  ];
}

function detailHandlers({ memories, find, change }: MemoryStore): HttpHandler[] {
  return [
    http.get('/api/memories/:id', ({ params }): Answer => {
      const memory = find(params['id']);
      return memory ? HttpResponse.json(memory) : notFound();
    }),
    http.get('/api/memories/:id/extraction', () =>
      HttpResponse.json({
        isRead: true,
        isTooMuch: false,
        mentions: [],
        happenedAt: null,
        happenedAtIsInferred: false,
        suggestedTags: [],
        suggestedKind: null,
      }),
    ),
    http.get('/api/memories/:id/links', () => HttpResponse.json({ to: [], from: [] })),
    http.get('/api/memories/:id/neighbours', ({ params, request }): Answer => {
      const memory = find(params['id']);
      if (!memory) return notFound();
      const reach = Number(new URL(request.url).searchParams.get('reach') ?? 2);
      const together = memories.filter(({ thread }) => thread !== null && thread === memory.thread);
      const items = together.filter(({ seq }) => Math.abs((seq ?? 0) - (memory.seq ?? 0)) <= reach);
      return HttpResponse.json({ items, ...exactly(together.length) });
    }),
    http.post('/api/memories/:id/archive', ({ params }) => change(params['id'], { status: 'archived' })),
    http.post('/api/memories/:id/unarchive', ({ params }) => change(params['id'], { status: 'active' })),
  ];
}
