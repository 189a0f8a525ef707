import { errorMessage } from '../../../api/api-error';
import { notify } from '../../../lib/notify';
import {
  type CreateReadings,
  type ReadingEntry,
  useCreateReadingsMutation,
  useRemoveReadingMutation,
} from '../../../shared/readings/api/readings.api';
import type { OverviewItem } from '../lib/reading-cards';
import { wholeValue } from '../lib/reading-words';

/** Removes a reading; the toast that says so brings it back, as one that was entered here. */
export function useRemoveEntry(item: OverviewItem): (entry: ReadingEntry) => Promise<void> {
  const [remove] = useRemoveReadingMutation();
  const [create] = useCreateReadingsMutation();
  const bringBack = async (again: CreateReadings['readings'][number]): Promise<void> => {
    const { error } = await create({ createReadings: { readings: [again] } });
    if (error) notify.error(errorMessage(error));
  };
  return async ({ id, metric, value, unit, at }) => {
    const { error } = await remove({ id });
    if (error) return;
    const again = { metric, value, at, ...(unit !== '' && { unit }) };
    notify.success(`Removed: ${item.label} ${wholeValue(value, item)}`, {
      action: {
        label: 'Undo',
        onSelect: () => void bringBack(again),
      },
    });
  };
}
