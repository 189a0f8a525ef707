import type { JsonBodyType } from 'msw';
import { HttpResponse } from 'msw/http';
import type { Memory } from '../../../shared/memory/api/memory.api';
import { makeMemory } from '../../factories/memory';
import { problem } from '../problem';

export interface NewMemory {
  text: string;
  source?: Memory['source']['kind'];
  idempotencyKey?: string;
}

/** What the routes of memory share. */
export interface MemoryStore {
  /** Newest first. */
  memories: Memory[];
  deleted: Memory[];
  find: (id: unknown) => Memory | undefined;
  /** The same key creates once. */
  create: (memory: NewMemory) => Memory;
  /** Answers with the changed memory, or that there is none. */
  change: (id: unknown, changes: Partial<Memory>) => Answer;
}

export type Answer = HttpResponse<JsonBodyType>;

export const notFound = (): Answer => problem(404, 'memory_not_found', 'Memory not found.');

export function memoryStore(memories: Memory[]): MemoryStore {
  const byKey = new Map<string, Memory>();
  const find = (id: unknown): Memory | undefined => memories.find((memory) => memory.id === id);
  return {
    memories,
    deleted: [],
    find,
    create: ({ text, source = 'form', idempotencyKey }) => {
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
    },
    change: (id, changes) => {
      const memory = find(id);
      if (!memory) return notFound();
      const next = { ...memory, ...changes };
      memories[memories.indexOf(memory)] = next;
      return HttpResponse.json(next);
    },
  };
}
