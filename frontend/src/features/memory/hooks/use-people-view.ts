import { useSearchParams } from 'react-router-dom';
import type { EntityKind } from '../api/entities.api';
import { ENTITY_PARAM } from '../lib/memory-addresses';
import { paths } from '../../../lib/paths';
import { isEntityKind } from '../lib/entity-labels';

export interface PeopleView {
  kind: EntityKind | undefined;
  query: string;
  openId: string | null;
  /** The same list with that one open, or none. */
  addressOf: (id: string | null) => string;
  show: (filter: { kind: EntityKind | undefined; query: string }) => void;
}

const KIND_PARAM = 'kind';
const QUERY_PARAM = 'q';

/** What the page of people and places shows, kept in its address. */
export function usePeopleView(): PeopleView {
  const [params, setParams] = useSearchParams();
  const kind = params.get(KIND_PARAM);
  const query = params.get(QUERY_PARAM) ?? '';
  const openId = params.get(ENTITY_PARAM);
  const paramsWith = (changes: Record<string, string | null>): URLSearchParams => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    return next;
  };
  return {
    kind: isEntityKind(kind) ? kind : undefined,
    query,
    openId,
    addressOf: (id) => `${paths.people}?${paramsWith({ [ENTITY_PARAM]: id })}`,
    show: (filter) =>
      setParams(paramsWith({ [KIND_PARAM]: filter.kind ?? null, [QUERY_PARAM]: filter.query }), {
        replace: true,
      }),
  };
}
