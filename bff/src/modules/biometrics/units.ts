import { type Metric } from './metrics.js';
import { READING_WORDS } from './reading-words.js';
import { wordMap } from '../../common/word-map.js';

/** How a unit becomes the one in which the metric is kept: by a factor, a degree also by its zero. */
interface Conversion {
  readonly factor: number;
  readonly offset?: number;
}

const GALLON_ML = 3_785.411_784;
const POUND_KG = 0.453_592_37;
const MILE_KM = 1.609_344;
/** Glucose has a molar mass of 180.156 g/mol; a litre is ten decilitres. */
const GLUCOSE_MG_DL = 18.015_6;

/** By the unit that is kept, then by the signs of those that may be told, in small letters. */
const CONVERSIONS = wordMap<Readonly<Record<string, Conversion>>>({
  kg: {
    kg: { factor: 1 },
    lb: { factor: POUND_KG },
    st: { factor: 14 * POUND_KG },
    g: { factor: 0.001 },
    '500 g': { factor: 0.5 },
  },
  bpm: { bpm: { factor: 1 } },
  mmHg: { mmhg: { factor: 1 } },
  '%': { '%': { factor: 1 } },
  '°C': { '°c': { factor: 1 }, '°f': { factor: 5 / 9, offset: -32 } },
  ml: {
    ...{ ml: { factor: 1 }, cl: { factor: 10 }, dl: { factor: 100 }, l: { factor: 1_000 } },
    ...{ 'fl oz': { factor: GALLON_ML / 128 }, pt: { factor: GALLON_ML / 8 } },
    ...{ '250 ml': { factor: 250 }, '500 ml': { factor: 500 } },
  },
  h: { h: { factor: 1 }, min: { factor: 1 / 60 } },
  min: { min: { factor: 1 }, h: { factor: 60 } },
  ms: { ms: { factor: 1 }, s: { factor: 1_000 } },
  '/min': { '/min': { factor: 1 } },
  'ml/kg/min': { 'ml/kg/min': { factor: 1 } },
  'mmol/L': {
    ...{ 'mmol/l': { factor: 1 }, mmol: { factor: 1 } },
    ...{ 'mg/dl': { factor: 1 / GLUCOSE_MG_DL }, mg: { factor: 1 / GLUCOSE_MG_DL } },
  },
  km: { km: { factor: 1 }, mi: { factor: MILE_KM }, m: { factor: 0.001 } },
  kcal: { kcal: { factor: 1 }, kj: { factor: 1 / 4.184 } },
  mg: { mg: { factor: 1 }, g: { factor: 1_000 } },
  g: { g: { factor: 1 } },
});

/** What somebody who chose imperial units sees instead. */
const IMPERIAL = wordMap<string>({ kg: 'lb', '°C': '°F', ml: 'fl oz', km: 'mi' });

/** What may be chosen for one metric alone, by the unit in which it is kept. */
const CHOICES = wordMap<readonly string[]>({
  kg: ['kg', 'lb', 'st'],
  '°C': ['°C', '°F'],
  ml: ['ml', 'fl oz'],
  km: ['km', 'mi'],
  kcal: ['kcal', 'kJ'],
  'mmol/L': ['mmol/L', 'mg/dL'],
});

export type Units = 'metric' | 'imperial' | null;

/** The value in the unit in which the metric is kept; undefined where the unit that was said is none of its. */
export function inKeptUnit(metric: Metric, value: number, said: string): number | undefined {
  const found = conversionOf(metric, said);
  return found && (value + (found.offset ?? 0)) * found.factor;
}

/** By its sign, or by what it is called in any language. */
function conversionOf({ unit }: Metric, said: string): Conversion | undefined {
  const conversions = new Map(Object.entries(CONVERSIONS.get(unit) ?? {}));
  const name = said.toLowerCase();
  const called = READING_WORDS.all().flatMap(({ tables }) => tables.units.get(name) ?? []);
  return [name, ...called].map((sign) => conversions.get(sign)).find((found) => found !== undefined);
}

/** The units in which somebody may choose to see the metric; none where it has but one. */
export function unitChoices({ unit }: Metric): readonly string[] {
  return CHOICES.get(unit) ?? [];
}

/** The unit in which somebody sees the metric: the one chosen for it, else what goes with their units. */
export function shownUnit(metric: Metric, units: Units, chosen?: string | null): string {
  if (chosen && unitChoices(metric).includes(chosen)) return chosen;
  return (units === 'imperial' ? IMPERIAL.get(metric.unit) : undefined) ?? metric.unit;
}

/** A kept value as somebody sees it, not rounded. */
export function inShownUnit(metric: Metric, value: number, units: Units, chosen?: string | null): number {
  const shown = shownUnit(metric, units, chosen);
  if (shown === metric.unit) return value;
  const { factor, offset = 0 } = conversionOf(metric, shown) ?? { factor: 1 };
  return value / factor - offset;
}
