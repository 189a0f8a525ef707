import { useUpdateMemoryMutation, type Memory } from '../../../../shared/memory/api/memory.api';
import {
  useApproveMemoryMutation,
  useReconsiderMemoryMutation,
  useRejectMemoryMutation,
  useReopenConflictMutation,
  useResolveConflictMutation,
  type MemoryConflict,
  type ReviewSuggestion,
} from '../../../../shared/memory/api/review.api';
import { isDuplicate, mergedText, type ReviewItem } from '../../lib/review-item';
import { type Decision, succeeded } from './use-decisions';
import { useSuggestionActions } from './use-suggestion-actions';

export interface ReviewAction {
  /** The key of the keyboard that does it. */
  shortcut: string;
  label: string;
  decision: Decision;
}

/** Which of the labels that are suggested are taken. */
export interface TakenLabels {
  tags: string[];
  kind: boolean;
}

export type EditAction =
  /** Keeps the words as they were edited. */
  | { of: 'words'; initialText: string; save: (text: string) => Decision }
  | { of: 'labels'; suggestion: ReviewSuggestion; save: (taken: TakenLabels) => Decision };

export interface ReviewActions {
  /** What does no harm comes first: of two that are nearly the same it keeps both. */
  approve: ReviewAction;
  /** Missing where there is nothing to reject: both of a pair are the user's own. */
  reject?: ReviewAction;
  /** Makes one memory of two that are a pair; never the first choice. */
  merge?: ReviewAction;
  /** Further ways out, without a key of their own. */
  others: Omit<ReviewAction, 'shortcut'>[];
  edit: EditAction;
  /** The guess is rejected for good. */
  never?: Decision;
}

/** What can be decided of whatever waits. */
export function useReviewActions(): (item: ReviewItem) => ReviewActions {
  const forGuess = useGuessActions();
  const forPair = usePairActions();
  const forSuggestion = useSuggestionActions();
  return (item) => {
    switch (item.kind) {
      case 'conflict':
        return forPair(item.conflict);
      case 'proposal':
        return forGuess(item.memory);
      case 'suggestion':
        return forSuggestion(item);
    }
  };
}

function useGuessActions(): (memory: Memory) => ReviewActions {
  const [approveMemory] = useApproveMemoryMutation();
  const [rejectMemory] = useRejectMemoryMutation();
  const [reconsiderMemory] = useReconsiderMemoryMutation();
  const [updateMemory] = useUpdateMemoryMutation();
  return ({ id, version, text: initialText }) => {
    const decisionOf = (label: string, execute: Decision['execute']): Decision => ({
      key: id,
      label,
      execute,
      undo: async () => succeeded(await reconsiderMemory({ id })),
    });
    const approve = async (): Promise<boolean> => succeeded(await approveMemory({ id }));
    const reject = async (never: boolean): Promise<boolean> =>
      succeeded(await rejectMemory({ id, rejectMemory: { never } }));
    return {
      approve: { shortcut: 'a', label: 'Approve', decision: decisionOf('Approved', approve) },
      reject: { shortcut: 'r', label: 'Reject', decision: decisionOf('Rejected', () => reject(false)) },
      others: [],
      never: decisionOf('Rejected for good', () => reject(true)),
      edit: {
        of: 'words',
        initialText,
        save: (text) =>
          decisionOf(
            'Edited and approved',
            async () => succeeded(await updateMemory({ id, updateMemory: { text, version } })) && approve(),
          ),
      },
    };
  };
}

function usePairActions(): (conflict: MemoryConflict) => ReviewActions {
  const [resolveConflict] = useResolveConflictMutation();
  const [reopenConflict] = useReopenConflictMutation();
  const forGuess = useGuessActions();
  return (conflict) => {
    const { id, older, newer } = conflict;
    const decisionOf = (
      label: string,
      decision: Parameters<typeof resolveConflict>[0]['resolveConflict'],
    ): Decision => ({
      key: id,
      label,
      execute: async () => succeeded(await resolveConflict({ id, resolveConflict: decision })),
      undo: async () => succeeded(await reopenConflict({ id })),
    });
    const save = (text: string): Decision =>
      decisionOf('Merged', { how: 'merge', keepId: older.status === 'active' ? older.id : newer.id, text });
    const initialText = mergedText(conflict);
    const isDouble = isDuplicate(conflict);
    const merge = {
      shortcut: 'm',
      label: 'Merge',
      decision: save(initialText),
    };
    const keep = { label: 'Keep both', decision: decisionOf('Kept both', { how: 'keep' }) };
    const holds = (label: string, keepId: string): Omit<ReviewAction, 'shortcut'> => ({
      label,
      decision: decisionOf('Replaced', { how: 'replace', keepId }),
    });
    const newerHolds = holds('Keep the newer one', newer.id);
    const isGuess = newer.status === 'suggested';
    const rejected = isGuess ? forGuess(newer).reject?.decision : undefined;
    const approve = isDouble ? keep : newerHolds;
    const reject = rejected
      ? { label: 'Reject the suggestion', decision: { ...rejected, key: id } }
      : isDouble
        ? undefined
        : keep;
    return {
      approve: { shortcut: 'a', ...approve },
      ...(reject && { reject: { shortcut: 'r', ...reject } }),
      merge,
      others: isDouble ? [] : [isGuess ? keep : holds('Keep the older one', older.id)],
      edit: { of: 'words', initialText, save },
    };
  };
}
