import type { KeyboardEvent } from 'react';
import type { BulkChange } from '../../api/listing.api';
import type { Memory } from '../../../../shared/memory/api/memory.api';
import type { BulkEdit } from './use-bulk-edit';
import type { ListFocus } from './use-list-focus';
import type { Selection } from './use-selection';

interface ListKeysOptions {
  selection: Selection;
  edit: BulkEdit;
  isArchive: boolean;
  onHelp: () => void;
}

type HandleKey = (event: KeyboardEvent, row: { position: number; memory: Memory }, focus: ListFocus) => void;

/** The keys of the list; they hold while the focus is in one of its rows. */
export function useListKeys({ selection, edit, isArchive, onHelp }: ListKeysOptions): HandleKey {
  return (event, { position, memory }, focus) => {
    const change = (single: BulkChange): void => {
      void edit.apply(selection.count > 0 ? selection.target() : { ids: [memory.id] }, single);
      if (selection.count > 0) selection.clear();
    };
    const actions: Record<string, () => void> = {
      j: () => focus.move(position + 1),
      ArrowDown: () => focus.move(position + 1),
      k: () => focus.move(position - 1),
      ArrowUp: () => focus.move(position - 1),
      x: () => selection.toggle(memory, position),
      X: () => selection.toggle(memory, position, true),
      p: () => change({ action: memory.pinnedAt === null ? 'pin' : 'unpin' }),
      e: () => change({ action: isArchive ? 'unarchive' : 'archive' }),
      '#': () => change({ action: 'delete' }),
      '?': onHelp,
      Escape: selection.clear,
    };
    const selectsAll = event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey);
    const isChord = event.ctrlKey || event.metaKey || event.altKey;
    const action = selectsAll ? selection.selectAll : isChord ? undefined : actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };
}
