import { http, HttpResponse, type HttpHandler } from 'msw/http';
import type { Memory } from '../../../shared/memory/api/memory.api';
import type { ErasureReceipt, TrashedMemory } from '../../../shared/memory/api/trash.api';
import { exactly } from '../list-total';
import { notFound, type Answer, type MemoryStore } from './memory-store';

/** Into the trash, out of it, and out of the world. */
export function trashHandlers({ memories, deleted, find }: MemoryStore): HttpHandler[] {
  return [
    http.get('/api/memories/trash', () =>
      HttpResponse.json({ items: deleted.map(asTrashed), nextCursor: null, ...exactly(deleted.length) }),
    ),
    http.delete('/api/memories/trash', () =>
      HttpResponse.json(receipt(deleted.splice(0, deleted.length).length)),
    ),
    http.delete('/api/memories/trash/:id', ({ params }): Answer => {
      const index = deleted.findIndex(({ id }) => id === params['id']);
      return index < 0 ? notFound() : HttpResponse.json(receipt(deleted.splice(index, 1).length));
    }),
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
}

function asTrashed(memory: Memory): TrashedMemory {
  const deletedAt = new Date();
  const erasedAt = new Date(deletedAt.getTime() + 30 * 86_400_000);
  return { memory, deletedAt: deletedAt.toISOString(), erasedAt: erasedAt.toISOString() };
}

function receipt(memories: number): ErasureReceipt {
  return { erased: { memories, versions: 0, answers: memories } };
}
