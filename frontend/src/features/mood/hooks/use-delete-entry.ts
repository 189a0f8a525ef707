import { notify } from '../../../lib/notify';
import {
  type MoodEntry,
  useDeleteMoodEntryMutation,
  useRestoreMoodEntryMutation,
} from '../../../shared/mood/api/mood.api';

/** Deletes an entry; the toast that says so brings it back. */
export function useDeleteEntry({ id }: MoodEntry): () => Promise<void> {
  const [remove] = useDeleteMoodEntryMutation();
  const [restore] = useRestoreMoodEntryMutation();
  return async () => {
    const { error } = await remove({ id });
    if (error) return;
    notify.success('Deleted the entry', { action: { label: 'Undo', onSelect: () => void restore({ id }) } });
  };
}
