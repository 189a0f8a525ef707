import { formatQuantity } from '../../../lib/format';
import type { SampleData } from '../../../shared/sample-data/api/sample-data.api';

/** "21 memories, 14 moods, 42 readings, 3 reminders and 20 devices". */
export function sampleWords(sample: SampleData): string {
  const parts = [
    [sample.memories, 'memory', 'memories'],
    [sample.moodEntries, 'mood', 'moods'],
    [sample.readings, 'reading', 'readings'],
    [sample.reminders, 'reminder', 'reminders'],
    [sample.devices, 'device', 'devices'],
  ] as const;
  const words = parts
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => formatQuantity(count, one, many));
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(words);
}

/** A home alone was set up on its own screen, and is removed there. */
export function hasSample({ memories, moodEntries, readings, reminders }: SampleData): boolean {
  return memories + moodEntries + readings + reminders > 0;
}
