import { errorMessage } from '../../../api/api-error';
import { notify } from '../../../lib/notify';
import {
  type ReadingEntry,
  type RemovedReading,
  useRemoveReadingMutation,
  useRestoreReadingMutation,
} from '../../../shared/readings/api/readings.api';
import type { OverviewItem } from '../lib/reading-cards';
import { wholeValue } from '../../../components/readings/reading-words';

/** Removes a reading; the toast that says so brings it back, with its source and its import. */
export function useRemoveEntry(item: OverviewItem): (entry: ReadingEntry) => Promise<void> {
  const [remove] = useRemoveReadingMutation();
  const [restore] = useRestoreReadingMutation();
  const bringBack = async (removedReading: RemovedReading): Promise<void> => {
    const { error } = await restore({ removedReading });
    if (error) notify.error(errorMessage(error));
  };
  return async ({ id, value }) => {
    const { data } = await remove({ id });
    if (!data) return;
    notify.success(`Removed: ${item.label} ${wholeValue(value, item)}`, {
      action: {
        label: 'Undo',
        onSelect: () => void bringBack(data),
      },
    });
  };
}
