import * as z from 'zod/mini';
import { fromLocalField } from '../../../components/reminders/local-time';
import type { CreateReadings } from '../../../shared/readings/api/readings.api';

/** Two numbers that are measured and entered together. */
export const BLOOD_PRESSURE = 'blood-pressure';
export const BLOOD_PRESSURE_PARTS = ['systolic-blood-pressure', 'diastolic-blood-pressure'] as const;
/** Something that the product does not know yet. */
export const OTHER = 'other';

const MAX_NAME_LENGTH = 40;
const MAX_UNIT_LENGTH = 20;
const LATER_MS = 5 * 60_000;

/** "72.5" and "72,5"; NaN for what is no number. */
export function numberOf(text: string): number {
  const written = text.trim().replace(',', '.');
  return /^[-+]?\d{1,12}(?:\.\d{1,6})?$/.test(written) ? Number(written) : Number.NaN;
}

const isNumber = (text: string): boolean => Number.isFinite(numberOf(text));

export const addReadingSchema = z
  .object({
    metric: z.string(),
    name: z.string().check(z.maxLength(MAX_NAME_LENGTH, 'Use at most 40 characters.')),
    value: z.string(),
    second: z.string(),
    unit: z.string().check(z.maxLength(MAX_UNIT_LENGTH, 'Use at most 20 characters.')),
    when: z.string().check(z.minLength(1, 'Enter when it was measured.')),
  })
  .check(
    z.refine(({ metric, name }) => metric !== OTHER || name.trim() !== '', {
      path: ['name'],
      error: 'Enter a metric name, such as push-ups.',
    }),
    z.refine(({ value }) => isNumber(value), { path: ['value'], error: 'Enter a number, such as 72.5.' }),
    z.refine(({ metric, second }) => metric !== BLOOD_PRESSURE || isNumber(second), {
      path: ['second'],
      error: 'Enter the lower number, such as 80.',
    }),
    z.refine(({ when }) => when === '' || Date.parse(when) <= Date.now() + LATER_MS, {
      path: ['when'],
      error: 'Choose a time that is not in the future.',
    }),
  );

export type AddReadingFields = z.output<typeof addReadingSchema>;

/** What the server is asked to keep. */
export function toReadings({ metric, name, value, second, unit, when }: AddReadingFields): CreateReadings {
  const at = fromLocalField(when);
  const shared = { ...(at !== null && { at }), ...(unit !== '' && { unit: unit.trim() }) };
  if (metric === BLOOD_PRESSURE) {
    const [systolic, diastolic] = BLOOD_PRESSURE_PARTS;
    return {
      readings: [
        { ...shared, metric: systolic, value: numberOf(value) },
        { ...shared, metric: diastolic, value: numberOf(second) },
      ],
    };
  }
  return {
    readings: [{ ...shared, metric: metric === OTHER ? name.trim() : metric, value: numberOf(value) }],
  };
}
