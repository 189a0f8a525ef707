import { errorMessage, isApiError } from '../../../api/api-error';
import { notify } from '../../../lib/notify';
import {
  type ReadingEntry,
  type ReadingMetrics,
  useCreateReadingsMutation,
  useRemoveReadingMutation,
} from '../../../shared/readings/api/readings.api';
import { type AddReadingFields, BLOOD_PRESSURE, OTHER, toReadings } from '../lib/add-reading-fields';
import { wholeValue } from '../../../components/readings/reading-words';

type Metric = ReadingMetrics['items'][number];

interface Problem {
  field: 'when' | 'name' | 'value';
  message: string;
}

interface AddReadingTask {
  /** Gives what the server refused, and at which field. */
  add: (fields: AddReadingFields) => Promise<Problem | undefined>;
  isLoading: boolean;
}

/** Keeps a reading; the toast that says so takes it back. */
export function useAddReading(metrics: readonly Metric[]): AddReadingTask {
  const [create, { isLoading }] = useCreateReadingsMutation();
  const [remove] = useRemoveReadingMutation();
  const undo = async (entries: readonly ReadingEntry[]): Promise<void> => {
    for (const { id } of entries) await remove({ id });
  };
  const add = async (fields: AddReadingFields): Promise<Problem | undefined> => {
    const { data, error } = await create({ createReadings: toReadings(fields) });
    if (!data) return { field: fieldOf(error), message: errorMessage(error) };
    const values = data.items.map((entry) => written(entry, metrics)).join(' / ');
    notify.success(`Added: ${labelOf(fields, metrics)} ${values}`, {
      action: { label: 'Undo', onSelect: () => void undo(data.items) },
    });
    return undefined;
  };
  return { add, isLoading };
}

function labelOf({ metric, name }: AddReadingFields, metrics: readonly Metric[]): string {
  if (metric === OTHER) return name.trim();
  if (metric === BLOOD_PRESSURE) return 'blood pressure';
  return metrics.find((each) => each.metric === metric)?.label ?? metric;
}

function written({ metric, value, unit }: ReadingEntry, metrics: readonly Metric[]): string {
  const decimals = metrics.find((each) => each.metric === metric)?.decimals ?? 0;
  return wholeValue(value, { unit, decimals });
}

/** A refusal of the time stands beside the time; whatever else beside the value. */
function fieldOf(error: unknown): 'when' | 'name' | 'value' {
  const [refused] = isApiError(error) ? error.fields : [];
  if (refused?.path.endsWith('at')) return 'when';
  return refused?.path.endsWith('metric') ? 'name' : 'value';
}
