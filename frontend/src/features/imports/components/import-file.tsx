import type { ReactElement } from 'react';
import { FileArrival } from '../../../components/imports/file-arrival';
import type { MemoryDraft, MemoryDraftActions } from '../hooks/use-memory-draft';
import { ImportReview } from './import-review';

export interface ImportFileProps {
  draft: MemoryDraft;
  actions: MemoryDraftActions;
}

/** From choosing a file to starting its import. */
export function ImportFile({ draft, actions }: ImportFileProps): ReactElement {
  const { read, start, discard } = actions;
  return draft.phase === 'reviewing' ? (
    <ImportReview draft={draft} onRead={read} onStart={start} onDiscard={discard} />
  ) : (
    <FileArrival draft={draft} actions={actions} />
  );
}
