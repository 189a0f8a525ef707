import { useDecideSuggestionsMutation, useReconsiderSuggestionsMutation } from '../../api/entities.api';
import type { ReviewSuggestion } from '../../../../shared/memory/api/review.api';
import { keyOf } from '../../lib/review-item';
import type { ReviewActions, TakenLabels } from './use-review-actions';
import { type Decision, succeeded } from './use-decisions';

/** What can be decided of the labels that are suggested for a memory. */
export function useSuggestionActions(): (suggestion: ReviewSuggestion) => ReviewActions {
  const [decideSuggestions] = useDecideSuggestionsMutation();
  const [reconsiderSuggestions] = useReconsiderSuggestionsMutation();
  return (suggestion) => {
    const { memory, tags, suggestedKind: kind } = suggestion;
    const { id, version } = memory;
    const decisionOf = (label: string, taken: TakenLabels): Decision => ({
      key: keyOf(suggestion),
      label,
      execute: async () =>
        succeeded(await decideSuggestions({ id, decideSuggestions: { version, ...taken } })),
      undo: async () => succeeded(await reconsiderSuggestions({ id, reconsiderSuggestions: { tags, kind } })),
    });
    const all = { tags, kind: kind !== null };
    return {
      approve: { shortcut: 'a', label: 'Approve', decision: decisionOf('Approved', all) },
      reject: {
        shortcut: 'r',
        label: 'Reject',
        decision: decisionOf('Rejected', { tags: [], kind: false }),
      },
      others: [],
      edit: {
        of: 'labels',
        suggestion,
        save: (taken) => decisionOf('Edited and approved', taken),
      },
    };
  };
}
