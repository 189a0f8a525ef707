import { useEditMemoriesMutation, useUndoMemoriesEditMutation, type BulkChange } from '../../api/listing.api';
import { notify } from '../../../../lib/notify';
import { bulkDoneLabel, bulkUndoneLabel } from '../../lib/bulk-labels';
import type { Selection } from './use-selection';

const UNDO_MS = 10_000;

export interface BulkEdit {
  isSaving: boolean;
  /** Whether it was done. */
  apply: (target: ReturnType<Selection['target']>, change: BulkChange) => Promise<boolean>;
}

/** Changes what is chosen and offers to undo it. */
export function useBulkEdit(): BulkEdit {
  const [editMemories, { isLoading }] = useEditMemoriesMutation();
  const [undoEdit] = useUndoMemoriesEditMutation();

  const undo = async (id: string): Promise<void> => {
    const { data } = await undoEdit({ id });
    if (data) notify.success(bulkUndoneLabel(data));
  };
  return {
    isSaving: isLoading,
    apply: async (target, change) => {
      const { data } = await editMemories({ editMemories: { ...target, change } });
      if (!data) return false;
      const { undoToken } = data;
      notify.success(bulkDoneLabel(change, data), {
        ...(undoToken !== null && {
          durationMs: UNDO_MS,
          action: { label: 'Undo', onSelect: () => void undo(undoToken) },
        }),
      });
      return true;
    },
  };
}
