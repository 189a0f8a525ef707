import { unitWords, valueWords, wholeValue } from '../../../components/readings/reading-words';
import type { TodayOverview } from '../../../shared/today/api/today.api';

type Reading = TodayOverview['readings']['items'][number];

export interface TodaysReading {
  label: string;
  /** "72", "128/82". */
  value: string;
  unit: string;
  /** "72 bpm", as within a sentence. */
  words: string;
  at: string;
  isSample: boolean;
}

const SYSTOLIC = 'systolic-blood-pressure';
const DIASTOLIC = 'diastolic-blood-pressure';

/** What was measured, the last first; both numbers of the blood pressure are one reading. */
export function todaysReadings(items: readonly Reading[]): TodaysReading[] {
  const diastolic = items.find(({ metric }) => metric === DIASTOLIC);
  const systolic = items.find(({ metric }) => metric === SYSTOLIC);
  if (!systolic || !diastolic) return items.map(written);
  const upper = valueWords(systolic.value, systolic);
  const pressure = {
    ...written(diastolic),
    label: 'Blood pressure',
    value: `${upper}/${valueWords(diastolic.value, diastolic)}`,
    words: `${upper}/${wholeValue(diastolic.value, diastolic)}`,
  };
  return items.flatMap((item) => {
    if (item === systolic) return [];
    return [item === diastolic ? pressure : written(item)];
  });
}

function written(item: Reading): TodaysReading {
  return {
    ...item,
    value: valueWords(item.value, item),
    unit: unitWords(item.unit),
    words: wholeValue(item.value, item),
  };
}
