import { metricNameOf, metricOf } from '../metrics.js';
import { type Parameters } from '../../skills/kit/skill-manifest.js';
import { type WordsRead } from '../../skills/kit/from-words.js';

/** Readings as they were said: one call for each. */
export function readReadings({ readings, isCorrection, ...said }: Parameters): WordsRead {
  const all: readonly unknown[] = Array.isArray(readings) ? readings : [said];
  return {
    calls: all.map((one) => ({ ...readOne(one), ...(isCorrection === true && { isCorrection: true }) })),
  };
}

function readOne(reading: unknown): Parameters {
  const { value, unit, isBare, ...rest } = reading as Parameters;
  const said = { ...rest, ...(unit !== '' && !(isBare === true && isKnown(rest.metric)) && { unit }) };
  if (typeof value !== 'object' || value === null) return { ...said, value };
  // Two numbers of one reading: a blood pressure.
  if ('first' in value && 'second' in value) return { ...said, value: value.first, diastolic: value.second };
  return {
    ...said,
    ...('value' in value && { value: value.value }),
    ...('unit' in value && { unit: value.unit }),
  };
}

/** A number alone is in the unit that its owner sees, which only a metric of the product has. */
function isKnown(metric: unknown): boolean {
  return typeof metric === 'string' && metricOf(metricNameOf(metric)).usual !== undefined;
}
