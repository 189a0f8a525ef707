import { useSearchParams } from 'react-router-dom';
import type { MemoryFilter, MemoryKind } from '../../../api/memory.api';
import { isMemoryKind } from '../../../components/memory-words';
import { MEMORY_PARAM } from '../../../lib/addresses';

export interface MemoryView {
  filter: MemoryFilter;
  openId: string | null;
  /** The address of a memory within the present filter; `null` is the list alone. */
  addressOf: (memoryId: string | null) => string;
  show: (filter: MemoryFilter) => void;
}

/** What `/memory` shows, held by its address so that a link or a reload restores it. */
export function useMemoryView(): MemoryView {
  const [params, setParams] = useSearchParams();
  const kind = params.get('kind');
  const filter: MemoryFilter = {
    status: params.get('status') === 'archived' ? 'archived' : 'active',
    ...(isMemoryKind(kind) && { kind }),
  };
  return {
    filter,
    openId: params.get(MEMORY_PARAM),
    addressOf: (memoryId) =>
      `?${new URLSearchParams({ ...toParams(filter), ...(memoryId && { [MEMORY_PARAM]: memoryId }) })}`,
    show: (next) => setParams(toParams(next)),
  };
}

function toParams({ status, kind }: MemoryFilter): Record<string, string> {
  return { ...(status === 'archived' && { status }), ...(kind && { kind: kind satisfies MemoryKind }) };
}
