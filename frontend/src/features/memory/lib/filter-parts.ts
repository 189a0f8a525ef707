import { memoryKinds } from '../../../components/memory-labels';
import { sourceNames } from './source-names';
import { formatDay } from '../../../lib/format';
import { EVERYTHING, type ViewFilter } from './view-filter';

/** One condition of a filter, to be shown and taken away. */
export interface FilterPart {
  label: string;
  without: ViewFilter;
}

/** `nameOf` knows people and places by their ids; one it does not know is still named as such. */
export function filterParts(
  filter: ViewFilter,
  nameOf: (entityId: string) => string | undefined,
): FilterPart[] {
  const without = (changes: Partial<ViewFilter>): ViewFilter => ({ ...filter, ...changes });
  const rest = <T>(all: readonly T[], one: T): T[] => all.filter((each) => each !== one);
  const parts: (FilterPart | false)[] = [
    filter.status === 'archived' && { label: 'Archived', without: without({ status: 'active' }) },
    filter.pinned && { label: 'Pinned', without: without({ pinned: false }) },
    ...filter.kinds.map((kind) => ({
      label: memoryKinds[kind].many,
      without: without({ kinds: rest(filter.kinds, kind) }),
    })),
    ...filter.tags.map((tag) => ({ label: `#${tag}`, without: without({ tags: rest(filter.tags, tag) }) })),
    ...filter.entities.map((id) => ({
      label: nameOf(id) ?? 'A person or place',
      without: without({ entities: rest(filter.entities, id) }),
    })),
    filter.source !== null && {
      label: sourceNames[filter.source],
      without: without({ source: null }),
    },
    filter.importId !== null && { label: 'One import', without: without({ importId: null }) },
    filter.minImportance !== null && {
      label: filter.minImportance === 3 ? 'Important' : 'Not minor',
      without: without({ minImportance: null }),
    },
    (filter.from !== null || filter.until !== null) && {
      label: daysLabel(filter),
      without: without({ from: null, until: null, by: 'lived' }),
    },
  ];
  return parts.filter((part) => part !== false);
}

/** The order is no condition: it stays. */
export function withoutConditions({ sort }: ViewFilter): ViewFilter {
  return { ...EVERYTHING, sort };
}

function daysLabel({ from, until, by }: ViewFilter): string {
  const [first, last] = [from, until].map((day) => day && formatDay(`${day}T12:00`));
  const days = first && last ? `${first} – ${last}` : first ? `Since ${first}` : `Until ${last ?? ''}`;
  return by === 'recorded' ? `Told: ${days}` : days;
}
