import { useMemo, useState } from 'react';
import { errorMessage, isApiError } from '../../../api/api-error';
import {
  memoryApi,
  useUpdateMemoryMutation,
  type Memory,
  type MemoryKind,
  type UpdateMemory,
} from '../../../shared/memory/api/memory.api';
import type { DraftKind } from '../../../shared/drafts/drafts.slice';
import { useDraft } from '../../../shared/drafts/use-draft';
import { notify } from '../../../lib/notify';
import { useAppDispatch } from '../../../store/hooks';
import { parseTags } from '../lib/parse-tags';

/** Long enough to notice the slip. */
const UNDO_MS = 10_000;

export interface EditDraft {
  text: string;
  kind: MemoryKind;
  /** As typed: separated by commas. */
  tags: string;
  /** What the memory said when the correction began. */
  began: EditBegin;
}

interface EditBegin {
  text: string;
  kind: MemoryKind;
  tags: string;
  version: number;
}

export interface Edit {
  /** Null while nothing is being corrected. It outlives a reload and a look elsewhere. */
  draft: EditDraft | null;
  /** The memory was changed elsewhere since the correction began. */
  isOutdated: boolean;
  isSaving: boolean;
  problem: string | null;
  begin: () => void;
  change: (changes: Partial<EditDraft>) => void;
  /** Lets the corrections go and shows what is saved. */
  discard: () => void;
  /** The same where another correction came first; these can still be had back. */
  useSaved: () => void;
  save: () => Promise<void>;
}

/** One correction of one memory, from the first change to the answer of the server. */
export function useEdit(memory: Memory): Edit {
  const draftKind = useMemo(() => editDraft(memory.id), [memory.id]);
  const [draft, setDraft] = useDraft(draftKind);
  const [updateMemory, { isLoading }] = useUpdateMemoryMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const dispatch = useAppDispatch();

  const save = async (): Promise<void> => {
    if (!draft) return;
    setProblem(null);
    // The version on screen: when it is not the one the correction began on, the owner has been shown both.
    const change = { ...ownChanges(draft), version: memory.version };
    const { error } = await updateMemory({ id: memory.id, updateMemory: change });
    if (!error) {
      setDraft(null);
      notify.success('Corrected');
    } else if (isApiError(error) && error.code === 'memory_changed') {
      // Reading it anew shows what is saved beside what was written here.
      await dispatch(
        memoryApi.endpoints.getMemory.initiate({ id: memory.id }, { forceRefetch: true, subscribe: false }),
      );
    } else {
      setProblem((isApiError(error) ? error.fields[0]?.message : undefined) ?? errorMessage(error));
    }
  };

  const discard = (): void => {
    setProblem(null);
    setDraft(null);
  };

  return {
    draft,
    isOutdated: draft !== null && draft.began.version < memory.version,
    isSaving: isLoading,
    problem,
    begin: () => {
      const { text, kind, version } = memory;
      const tags = memory.tags.join(', ');
      setDraft({ text, kind, tags, began: { text, kind, tags, version } });
    },
    change: (changes) => setDraft((current) => current && { ...current, ...changes }),
    discard,
    useSaved: () => {
      discard();
      notify.success('Kept the saved version', {
        durationMs: UNDO_MS,
        action: { label: 'Undo', onSelect: () => setDraft(draft) },
      });
    },
    save,
  };
}

/** The text, and of the labels those that were touched: what another correction said of the others stays. */
function ownChanges({ text, kind, tags, began }: EditDraft): Omit<UpdateMemory, 'version'> {
  return {
    text,
    ...(kind !== began.kind && { kind }),
    ...(tags !== began.tags && { tags: parseTags(tags) }),
  };
}

function editDraft(memoryId: string): DraftKind<EditDraft | null> {
  return {
    name: `edit:${memoryId}`,
    empty: null,
    restore: (stored) => (isEditDraft(stored) ? stored : null),
  };
}

function isEditDraft(stored: unknown): stored is EditDraft {
  return typeof stored === 'object' && stored !== null && 'text' in stored && 'began' in stored;
}
