import { metricNameOf, metricOf } from '../metrics.js';
import { type Parameters } from '../../skills/kit/skill-manifest.js';
import { type SaidHere, type WordsRead } from '../../skills/kit/from-words.js';
import { saidMoment } from '../../skills/kit/said-moment.js';

/** From there on a part of the day is night. */
const NIGHT = 20;

/** Readings as they were said: one call for each. */
export function readReadings(
  { readings, isCorrection, when, ...said }: Parameters,
  here: SaidHere,
): WordsRead {
  const all: readonly unknown[] = Array.isArray(readings) ? readings : [said];
  return {
    calls: all.map((one) => ({
      ...readOne(one),
      ...(isCorrection === true && { isCorrection: true }),
      ...timeOf(one, when, here),
    })),
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
  return typeof metric === 'string' && metricOf(metricNameOf(metric)).range !== undefined;
}

/** A night belongs to the day on which it ends. */
function timeOf(reading: unknown, when: unknown, here: SaidHere): Parameters {
  const isOfNight = (reading as Parameters).metric === 'sleep-duration';
  const at = isOfNight && isNight(when) ? undefined : saidMoment(when, here);
  return at === undefined ? {} : { at };
}

function isNight(when: unknown): boolean {
  return typeof when === 'object' && when !== null && 'part' in when && Number(when.part) >= NIGHT;
}
