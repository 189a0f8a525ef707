import type {
  Memory,
  MemoryFilter,
  MemoryKind,
  MemoryListing,
  MemorySort,
} from '../../../shared/memory/api/memory.api';
import { isMemoryKind } from '../../../components/memory-labels';

/** What the list of memories shows, as its address holds it. */
export interface ViewFilter {
  status: 'active' | 'archived';
  kinds: MemoryKind[];
  tags: string[];
  /** People and places, by their ids. */
  entities: string[];
  source: Memory['source']['kind'] | null;
  importId: string | null;
  pinned: boolean;
  minImportance: 2 | 3 | null;
  /** Days, the last one included. */
  from: string | null;
  until: string | null;
  /** Which date the days are compared with; `lived` is when it happened, or was recorded where that is unknown. */
  by: 'lived' | 'recorded';
  sort: MemorySort;
}

export const EVERYTHING: ViewFilter = {
  status: 'active',
  kinds: [],
  tags: [],
  entities: [],
  source: null,
  importId: null,
  pinned: false,
  minImportance: null,
  from: null,
  until: null,
  by: 'lived',
  sort: 'recorded',
};

const SOURCES = ['form', 'paste', 'message', 'import', 'sample'] as const;
const DAY = /^\d{4}-\d\d-\d\d$/;
const DAY_MS = 24 * 60 * 60_000;

/** Whatever an address holds that is no filter is passed over. */
export function readFilter(params: URLSearchParams): ViewFilter {
  const day = (name: string): string | null => {
    const value = params.get(name) ?? '';
    return DAY.test(value) && !Number.isNaN(Date.parse(value)) ? value : null;
  };
  const importance = Number(params.get('importance'));
  return {
    status: params.get('status') === 'archived' ? 'archived' : 'active',
    kinds: params.getAll('kind').filter(isMemoryKind),
    tags: params.getAll('tag').filter((tag) => tag !== ''),
    entities: params.getAll('about'),
    source: SOURCES.find((source) => source === params.get('source')) ?? null,
    importId: params.get('import'),
    pinned: params.get('pinned') === 'true',
    minImportance: importance === 2 || importance === 3 ? importance : null,
    from: day('from'),
    until: day('until'),
    by: params.get('by') === 'recorded' ? 'recorded' : 'lived',
    sort: params.get('sort') === 'happened' ? 'happened' : 'recorded',
  };
}

export function filterParams(filter: ViewFilter): [string, string][] {
  const { status, source, importId, minImportance, from, until, by, sort } = filter;
  const single: [string, string | null | false][] = [
    ['status', status === 'archived' && status],
    ['source', source],
    ['import', importId],
    ['pinned', filter.pinned && 'true'],
    ['importance', minImportance && String(minImportance)],
    ['from', from],
    ['until', until],
    ['by', by === 'recorded' && by],
    ['sort', sort === 'happened' && sort],
  ];
  return [
    ...filter.kinds.map((kind): [string, string] => ['kind', kind]),
    ...filter.tags.map((tag): [string, string] => ['tag', tag]),
    ...filter.entities.map((entity): [string, string] => ['about', entity]),
    ...single.filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  ];
}

/** What the list asks the server for. */
export function toListing(filter: ViewFilter): MemoryListing {
  return { ...toFilter(filter), ...(filter.sort === 'happened' && { sort: filter.sort }) };
}

/** The same without an order; days begin at midnight of the reader's clock. */
export function toFilter(filter: ViewFilter): MemoryFilter {
  const { status, kinds, tags, entities, source, importId, pinned, minImportance, by } = filter;
  const from = filter.from === null ? undefined : localMidnight(filter.from).toISOString();
  const before = filter.until === null ? undefined : dayAfter(filter.until).toISOString();
  return {
    status,
    ...(kinds.length > 0 && { kind: kinds }),
    ...(tags.length > 0 && { tag: tags }),
    ...(entities.length > 0 && { entity: entities }),
    ...(source && { source }),
    ...(importId !== null && { importId }),
    ...(pinned && { pinned }),
    ...(minImportance && { minImportance }),
    ...(from !== undefined && (by === 'recorded' ? { recordedFrom: from } : { dateFrom: from })),
    ...(before !== undefined && (by === 'recorded' ? { recordedBefore: before } : { dateBefore: before })),
  };
}

function localMidnight(day: string): Date {
  return new Date(`${day}T00:00`);
}

/** Noon of the next day falls on it, whatever the clocks do at night. */
function dayAfter(day: string): Date {
  const next = new Date(new Date(`${day}T12:00`).getTime() + DAY_MS);
  return new Date(next.getFullYear(), next.getMonth(), next.getDate());
}
