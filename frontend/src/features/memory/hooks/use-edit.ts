import { useMemo, useState } from 'react';
import { errorMessage, isApiError } from '../../../api/api-error';
import { memoryApi, useUpdateMemoryMutation, type Memory, type MemoryKind } from '../../../api/memory.api';
import { useDraft, type DraftKind } from '../../../lib/drafts';
import { notify } from '../../../lib/notify';
import { useAppDispatch } from '../../../store/hooks';

export interface EditDraft {
  text: string;
  kind: MemoryKind;
  /** As typed: separated by commas. */
  tags: string;
  /** The version the correction began on. */
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
    const { text, kind } = draft;
    // The version on screen: when it is not the one the correction began on, the owner has been shown both.
    const change = { text, kind, tags: parseTags(draft.tags), version: memory.version };
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

  return {
    draft,
    isOutdated: draft !== null && draft.version < memory.version,
    isSaving: isLoading,
    problem,
    begin: () => {
      const { text, kind, tags, version } = memory;
      setDraft({ text, kind, tags: tags.join(', '), version });
    },
    change: (changes) => setDraft((current) => current && { ...current, ...changes }),
    discard: () => {
      setProblem(null);
      setDraft(null);
    },
    save,
  };
}

function parseTags(typed: string): string[] {
  const tags = typed.split(',').map((tag) => tag.trim());
  return [...new Set(tags)].filter((tag) => tag !== '');
}

function editDraft(memoryId: string): DraftKind<EditDraft | null> {
  return {
    name: `edit:${memoryId}`,
    empty: null,
    restore: (stored) => (isEditDraft(stored) ? stored : null),
  };
}

function isEditDraft(stored: unknown): stored is EditDraft {
  return typeof stored === 'object' && stored !== null && 'text' in stored && 'version' in stored;
}
