import type { ApiError } from '../../api/api-error';
import type { DraftKind } from '../../shared/drafts/drafts.slice';
import { randomUuid } from '../../lib/random-uuid';

export interface BatchItem {
  /** Sent with every attempt, so that a chunk whose answer was lost is stored once. */
  key: string;
  text: string;
  state: 'waiting' | 'kept' | 'refused';
  reason?: string;
}

export interface Batch {
  items: BatchItem[];
  phase: 'running' | 'paused';
  /** Why it paused by itself. */
  problem: string | null;
}

const MAX_CHUNK_ITEMS = 20;
/** The server takes bodies of 1 MB; a character can be three bytes, and quoting it in JSON can double that. */
const MAX_CHUNK_LENGTH = 160_000;

export const batchDraft: DraftKind<Batch | null> = {
  name: 'capture-batch',
  empty: null,
  // Whatever was running stopped with the page that ran it.
  restore: (stored) => (isBatch(stored) ? { ...stored, phase: 'paused' } : null),
};

export function startBatch(texts: string[]): Batch {
  const items = texts.map((text): BatchItem => ({ key: randomUuid(), text, state: 'waiting' }));
  return { items, phase: 'running', problem: null };
}

export function itemsIn(batch: Batch, state: BatchItem['state']): BatchItem[] {
  return batch.items.filter((item) => item.state === state);
}

/** What to send next: always at least one item while any is waiting. */
export function nextChunk(batch: Batch): BatchItem[] {
  const chunk: BatchItem[] = [];
  let length = 0;
  for (const item of itemsIn(batch, 'waiting')) {
    length += item.text.length;
    if (chunk.length === MAX_CHUNK_ITEMS || (chunk.length > 0 && length > MAX_CHUNK_LENGTH)) break;
    chunk.push(item);
  }
  return chunk;
}

/** A chunk is stored whole or not at all, so what was refused is set aside and the rest is sent again. */
export function afterChunk(batch: Batch, chunk: BatchItem[], error: ApiError | null): Batch {
  if (!error) return mark(batch, new Map(chunk.map(({ key }) => [key, { state: 'kept' }])));
  const refused = refusedItems(chunk, error);
  if (refused.size === 0) return { ...batch, phase: 'paused', problem: error.message };
  return mark(batch, refused);
}

type Outcome = Pick<BatchItem, 'state' | 'reason'>;

function mark(batch: Batch, outcomes: Map<string, Outcome>): Batch {
  return { ...batch, items: batch.items.map((item) => ({ ...item, ...outcomes.get(item.key) })) };
}

/** The server names refused items by their place in the request: `items.3.text`. */
function refusedItems(chunk: BatchItem[], error: ApiError): Map<string, Outcome> {
  const refused = new Map<string, Outcome>();
  for (const { path, message } of error.fields) {
    const item = chunk[Number(/^items\.(\d+)/.exec(path)?.[1] ?? Number.NaN)];
    if (item) refused.set(item.key, { state: 'refused', reason: message });
  }
  return refused;
}

function isBatch(stored: unknown): stored is Batch {
  return typeof stored === 'object' && stored !== null && 'items' in stored && Array.isArray(stored.items);
}
