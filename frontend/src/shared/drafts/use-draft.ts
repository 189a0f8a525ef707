import { useCallback } from 'react';
import { useSharedDispatch, useSharedSelector } from '../state/hooks';
import { selectDraft, writeDraft, type DraftKind, type DraftUpdate } from './drafts.slice';

export function useDraft<T>(kind: DraftKind<T>): [draft: T, setDraft: (update: DraftUpdate<T>) => void] {
  const dispatch = useSharedDispatch();
  const draft = useSharedSelector((state) => selectDraft(state, kind));
  const setDraft = useCallback(
    (update: DraftUpdate<T>) => dispatch(writeDraft(kind, update)),
    [dispatch, kind],
  );
  return [draft, setDraft];
}
