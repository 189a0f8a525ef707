import { useCallback } from 'react';
import { isApiError } from '../../api/api-error';
import { useCreateMemoriesMutation } from '../../shared/memory/api/memory.api';
import { readDraft, writeDraft } from '../../shared/drafts/drafts.slice';
import { useDraft } from '../../shared/drafts/use-draft';
import { useSharedDispatch } from '../../shared/state/hooks';
import { formatQuantity } from '../../lib/format';
import { notify } from '../../lib/notify';
import { afterChunk, batchDraft, itemsIn, nextChunk, startBatch, type Batch, type BatchItem } from './batch';

export interface BatchCapture {
  batch: Batch | null;
  start: (texts: string[]) => void;
  /** Stops after the current chunk; saved memories stay. */
  stop: () => void;
  resume: () => void;
  /** Ends the batch and returns the unsaved texts. */
  discardUnsaved: () => string[];
}

/** Saves many memories in chunks. Continues on other pages and resumes after a reload. */
export function useBatch(): BatchCapture {
  const [batch, setBatch] = useDraft(batchDraft);
  const dispatch = useSharedDispatch();
  const [createMemories] = useCreateMemoriesMutation();

  const save = useCallback(
    async (chunk: BatchItem[]) => {
      const items = chunk.map(({ key, text }) => ({ text, source: 'paste' as const, idempotencyKey: key }));
      const { error } = await createMemories({ createMemories: { items } });
      return isApiError(error) ? error : null;
    },
    [createMemories],
  );

  const begin = (next: Batch): void => {
    setBatch(next);
    void run(save, dispatch);
  };

  return {
    batch,
    start: (texts) => begin(startBatch(texts)),
    resume: () => batch && begin({ ...batch, phase: 'running', problem: null }),
    stop: () => setBatch((current) => current && { ...current, phase: 'paused' }),
    discardUnsaved: () => {
      setBatch(null);
      return batch ? batch.items.filter(({ state }) => state !== 'kept').map(({ text }) => text) : [];
    },
  };
}

type Dispatch = ReturnType<typeof useSharedDispatch>;

async function run(
  save: (chunk: BatchItem[]) => Promise<Parameters<typeof afterChunk>[2]>,
  dispatch: Dispatch,
): Promise<void> {
  for (;;) {
    const batch = dispatch(readDraft(batchDraft));
    if (batch?.phase !== 'running') return;
    const chunk = nextChunk(batch);
    if (chunk.length === 0) {
      finish(batch, dispatch);
      return;
    }
    const error = await save(chunk);
    // Read anew: the owner may have stopped the batch meanwhile.
    dispatch(writeDraft(batchDraft, (current) => current && afterChunk(current, chunk, error)));
  }
}

function finish(batch: Batch, dispatch: Dispatch): void {
  const hasRefused = itemsIn(batch, 'refused').length > 0;
  // Refused paragraphs stay in sight until the owner has dealt with them.
  dispatch(writeDraft(batchDraft, hasRefused ? { ...batch, phase: 'paused' } : null));
  notify.success(`Remembered ${formatQuantity(itemsIn(batch, 'kept').length, 'memory', 'memories')}`);
}
