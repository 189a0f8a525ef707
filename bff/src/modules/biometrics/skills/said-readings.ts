import { type Parameters } from '../../skills/commands/command.js';
import { type WordsRead } from '../../skills/kit/from-words.js';

/** Readings as they were said: one call for each. */
export function readReadings({ readings, ...said }: Parameters): WordsRead {
  const all: readonly unknown[] = Array.isArray(readings) ? readings : [said];
  return { calls: all.map(readOne) };
}

function readOne(reading: unknown): Parameters {
  const { value, ...rest } = reading as Parameters;
  if (typeof value !== 'object' || value === null) return { ...rest, value };
  // Two numbers of one reading: a blood pressure.
  if ('first' in value && 'second' in value) return { ...rest, value: value.first, diastolic: value.second };
  return {
    ...rest,
    ...('value' in value && { value: value.value }),
    ...('unit' in value && { unit: value.unit }),
  };
}
