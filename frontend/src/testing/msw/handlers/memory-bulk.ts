import { http, HttpResponse, type HttpHandler } from 'msw/http';
import type { BulkChange } from '../../../features/memory/api/listing.api';
import type { Memory } from '../../../shared/memory/api/memory.api';
import type { MemoryStore } from './memory-store';

export interface BulkEdit {
  ids?: string[];
  filter?: object;
  except?: string[];
  change: BulkChange;
}

const UNDO_TOKEN = '0199c2c0-0000-7000-8000-00000000ed17';

/** One change to many at once, and its undo; every edit is noted in `edits`. */
export function bulkHandlers(store: MemoryStore, edits: BulkEdit[]): HttpHandler[] {
  const { memories } = store;
  let before: Memory[] = [];
  return [
    http.post('/api/memories/bulk', async ({ request }) => {
      const edit = (await request.json()) as BulkEdit;
      edits.push(edit);
      const meant = memories.filter(({ id }) => edit.ids?.includes(id) ?? !edit.except?.includes(id));
      before = memories.map((memory) => ({ ...memory }));
      meant.forEach((memory) => apply(store, memory, edit.change));
      return HttpResponse.json({ changed: meant.length, skipped: 0, undoToken: UNDO_TOKEN });
    }),
    http.post('/api/memories/bulk/:id/undo', () => {
      memories.splice(0, memories.length, ...before);
      return HttpResponse.json({ restored: 1, skipped: 0 });
    }),
  ];
}

/** The actions that the tests ask for. */
function apply({ memories, change }: MemoryStore, memory: Memory, asked: BulkChange): void {
  const { id } = memory;
  if (asked.action === 'archive') change(id, { status: 'archived' });
  if (asked.action === 'pin') change(id, { pinnedAt: new Date().toISOString() });
  if (asked.action === 'unpin') change(id, { pinnedAt: null });
  if (asked.action === 'addTags') change(id, { tags: asked.tags });
  if (asked.action === 'delete') memories.splice(memories.indexOf(memory), 1);
}
