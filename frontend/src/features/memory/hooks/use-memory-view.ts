import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MEMORY_PARAM } from '../../../lib/addresses';
import { filterParams, readFilter, type ViewFilter } from '../lib/view-filter';

export interface MemoryView {
  filter: ViewFilter;
  openId: string | null;
  /** The address of a memory within the present filter; `null` is the list alone. */
  addressOf: (memoryId: string | null) => string;
  show: (filter: ViewFilter) => void;
}

/** What `/memory` shows, held by its address so that a link or a reload restores it. */
export function useMemoryView(): MemoryView {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => readFilter(params), [params]);
  return {
    filter,
    openId: params.get(MEMORY_PARAM),
    addressOf: (memoryId) => {
      const open: [string, string][] = memoryId === null ? [] : [[MEMORY_PARAM, memoryId]];
      return `?${new URLSearchParams([...filterParams(filter), ...open])}`;
    },
    show: (next) => setParams(new URLSearchParams(filterParams(next))),
  };
}
