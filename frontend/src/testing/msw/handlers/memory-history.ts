import { http, HttpResponse, type HttpHandler } from 'msw/http';
import type { Memory, MemoryVersion } from '../../../shared/memory/api/memory.api';
import { problem } from '../problem';
import { notFound, type Answer, type MemoryStore } from './memory-store';

const changedMeanwhile = (): Answer => problem(409, 'memory_changed', 'This memory was changed meanwhile.');

/** Edits that leave a version, conflicts between them, and the line of memories that took each other's place. */
export function historyHandlers({ memories, find, create, change }: MemoryStore): HttpHandler[] {
  const earlier = new Map<string, MemoryVersion[]>();
  const earlierOf = (memory: Memory): MemoryVersion[] => earlier.get(memory.id) ?? [];
  const edit = (memory: Memory, changes: Partial<Memory>): Answer => {
    earlier.set(memory.id, [asVersion(memory), ...earlierOf(memory)]);
    return change(memory.id, {
      ...changes,
      version: memory.version + 1,
      updatedAt: new Date().toISOString(),
    });
  };
  return [
    http.patch('/api/memories/:id', async ({ params, request }): Promise<Answer> => {
      const { version, ...changes } = (await request.json()) as Partial<Memory>;
      const memory = find(params['id']);
      if (!memory) return notFound();
      return version === memory.version ? edit(memory, changes) : changedMeanwhile();
    }),
    http.get('/api/memories/:id/versions', ({ params }): Answer => {
      const memory = find(params['id']);
      return memory ? HttpResponse.json({ items: [asVersion(memory), ...earlierOf(memory)] }) : notFound();
    }),
    http.post('/api/memories/:id/versions/:version/restore', async ({ params, request }): Promise<Answer> => {
      const memory = find(params['id']);
      const { version: current } = (await request.json()) as { version: number };
      const meant = memory && earlierOf(memory).find(({ version }) => version === Number(params['version']));
      if (!meant) return notFound();
      if (current !== memory.version) return changedMeanwhile();
      const { text, kind, tags } = meant;
      return edit(memory, { text, kind, tags });
    }),
    http.get('/api/memories/:id/history', ({ params }): Answer => {
      const memory = find(params['id']);
      return memory ? HttpResponse.json({ items: lineOf(memory, memories) }) : notFound();
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
  ];
}

function asVersion({ version, text, kind, tags, importance, happenedAt, updatedAt }: Memory): MemoryVersion {
  return { version, text, kind, tags, importance, happenedAt, changedAt: updatedAt };
}

/** What holds now, then what held before; the tests change a fact once. */
function lineOf(memory: Memory, memories: Memory[]): Memory[] {
  const newest = memories.find(({ id }) => id === memory.supersededById) ?? memory;
  return [newest, ...memories.filter(({ supersededById }) => supersededById === newest.id)];
}
