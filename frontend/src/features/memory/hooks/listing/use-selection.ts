import { useRef, useState } from 'react';
import { memoryApi, WINDOW_SIZE, type Memory, type MemoryFilter } from '../../../../api/memory.api';
import { notify } from '../../../../lib/notify';
import { useAppDispatch } from '../../../../store/hooks';
import { windowOf, type Rows } from './use-memory-at';

/** The server takes so many by their ids; all that match a filter it takes however many they are. */
export const MAX_CHOSEN = 500;

export interface Selection {
  /** Boxes are in sight, with or without anything chosen. */
  isOn: boolean;
  /** Of all that match, where all are chosen: no more exact than their total. */
  count: number;
  /** Those taken out again of all that match; null where they were chosen one by one. */
  leftOut: number | null;
  isAll: boolean;
  has: (id: string) => boolean;
  /** With `isRange`, everything from the row chosen last to this one. */
  toggle: (memory: Memory, position: number | null, isRange?: boolean) => void;
  start: () => void;
  selectAll: () => void;
  clear: () => void;
  /** What the server is to change. */
  target: () => { ids: string[] } | { filter: MemoryFilter; except?: string[] };
}

interface State {
  isOn: boolean;
  /** With `isAll`, those that are left out. */
  ids: ReadonlySet<string>;
  isAll: boolean;
}

const NOTHING: State = { isOn: false, ids: new Set(), isAll: false };

/** Which rows of a list are chosen; `all` is the filter, not the rows that happen to be loaded. */
export function useSelection(all: MemoryFilter, rows: Rows | undefined, total: number): Selection {
  const [state, setState] = useState(NOTHING);
  const [shown, setShown] = useState(JSON.stringify(all));
  const anchor = useRef<{ position: number; top: string | null } | null>(null);
  const dispatch = useAppDispatch();

  // Another filter shows another list.
  if (shown !== JSON.stringify(all)) {
    setShown(JSON.stringify(all));
    setState(NOTHING);
  }

  const { ids, isAll } = state;
  const choose = (changed: readonly string[], isChosen: boolean): void => {
    const next = new Set(ids);
    changed.forEach((id) => (isChosen === isAll ? next.delete(id) : next.add(id)));
    if (next.size > MAX_CHOSEN) {
      notify.info(`Up to ${MAX_CHOSEN} can be chosen one by one. “Select all” takes any number.`);
      return;
    }
    setState({ isOn: true, ids: next, isAll });
  };
  const has = (id: string): boolean => ids.has(id) !== isAll;

  /** Reads what lies between but was never in sight. */
  const between = async (of: Rows, first: number, last: number): Promise<string[]> => {
    const starts = Array.from(
      { length: Math.floor(last / WINDOW_SIZE) - Math.floor(first / WINDOW_SIZE) + 1 },
      (_, index) => (Math.floor(first / WINDOW_SIZE) + index) * WINDOW_SIZE,
    );
    const windows = await Promise.all(
      starts.map((start) =>
        dispatch(
          memoryApi.endpoints.listMemories.initiate(windowOf(of, start), { subscribe: false }),
        ).unwrap(),
      ),
    );
    const read = starts[0] ?? 0;
    return windows.flatMap(({ items }) => items.map(({ id }) => id)).slice(first - read, last - read + 1);
  };

  return {
    isOn: state.isOn,
    count: isAll ? total - ids.size : ids.size,
    leftOut: isAll ? ids.size : null,
    isAll: isAll && ids.size === 0,
    has,
    toggle: ({ id }, position, isRange = false) => {
      const top = rows?.index.windows[0] ?? null;
      // A list that begins elsewhere now has other positions.
      const from = anchor.current?.top === top ? anchor.current.position : null;
      anchor.current = position === null ? null : { position, top };
      if (!rows || !isRange || from === null || position === null || Math.abs(from - position) > MAX_CHOSEN) {
        choose([id], !has(id));
        return;
      }
      void between(rows, Math.min(from, position), Math.max(from, position)).then((range) =>
        choose(range, true),
      );
    },
    start: () => setState({ ...NOTHING, isOn: true }),
    selectAll: () => setState({ isOn: true, ids: new Set(), isAll: true }),
    clear: () => {
      anchor.current = null;
      setState(NOTHING);
    },
    target: () => {
      if (!isAll) return { ids: [...ids] };
      return { filter: all, ...(ids.size > 0 && { except: [...ids] }) };
    },
  };
}
