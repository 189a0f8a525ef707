import { type Metric } from './metrics.js';
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

/**
 * By the unit that is kept, then by the words for those that may be said. A glass, cup or mug is taken for 250 ml, a
 * bottle for half a litre; ounces and pints are those of the United States.
 */
const CONVERSIONS = wordMap<readonly [words: RegExp, Conversion][]>({
  kg: [
    [/^(?:kg|kgs|kilos?|kilograms?)$/u, { factor: 1 }],
    [/^(?:lbs?|pounds?)$/u, { factor: POUND_KG }],
    [/^(?:st|stones?)$/u, { factor: 14 * POUND_KG }],
    [/^(?:g|grams?)$/u, { factor: 0.001 }],
  ],
  bpm: [[/^(?:bpm|beats?(?: (?:per|a) minute)?)$/u, { factor: 1 }]],
  mmHg: [[/^mmhg$/u, { factor: 1 }]],
  '%': [[/^(?:%|percent)$/u, { factor: 1 }]],
  '°C': [
    [/^(?:°c|degrees?|celsius|degrees? celsius)$/u, { factor: 1 }],
    [/^(?:°f|fahrenheit|degrees? fahrenheit)$/u, { factor: 5 / 9, offset: -32 }],
  ],
  ml: [
    [/^(?:ml|mls|millilit(?:er|re)s?)$/u, { factor: 1 }],
    [/^(?:cl|centilit(?:er|re)s?)$/u, { factor: 10 }],
    [/^(?:dl|decilit(?:er|re)s?)$/u, { factor: 100 }],
    [/^(?:l|lit(?:er|re)s?)$/u, { factor: 1_000 }],
    [/^(?:fl oz|oz|ounces?|fluid ounces?)$/u, { factor: GALLON_ML / 128 }],
    [/^(?:glass|glasses|cups?|mugs?)$/u, { factor: 250 }],
    [/^(?:pints?)$/u, { factor: GALLON_ML / 8 }],
    [/^(?:bottles?)$/u, { factor: 500 }],
  ],
  h: [
    [/^(?:h|hrs?|hours?)$/u, { factor: 1 }],
    [/^(?:min|mins|minutes?)$/u, { factor: 1 / 60 }],
  ],
  min: [
    [/^(?:min|mins|minutes?)$/u, { factor: 1 }],
    [/^(?:h|hrs?|hours?)$/u, { factor: 60 }],
  ],
  ms: [
    [/^(?:ms|milliseconds?)$/u, { factor: 1 }],
    [/^(?:s|seconds?)$/u, { factor: 1_000 }],
  ],
  '/min': [[/^(?:\/min|per minute|breaths?(?: (?:per|a) minute)?)$/u, { factor: 1 }]],
  'ml/kg/min': [[/^ml\/kg\/min$/u, { factor: 1 }]],
  'mmol/L': [
    [/^mmol(?:\/l)?$/u, { factor: 1 }],
    [/^(?:mg\/dl|mg)$/u, { factor: 1 / GLUCOSE_MG_DL }],
  ],
  km: [
    [/^(?:km|kms|kilomet(?:er|re)s?)$/u, { factor: 1 }],
    [/^(?:mi|miles?)$/u, { factor: MILE_KM }],
    [/^(?:m|met(?:er|re)s?)$/u, { factor: 0.001 }],
  ],
  kcal: [
    [/^(?:kcal|cals?|calories?|kilocalories?)$/u, { factor: 1 }],
    [/^(?:kj|kilojoules?)$/u, { factor: 1 / 4.184 }],
  ],
  mg: [
    [/^(?:mg|milligrams?)$/u, { factor: 1 }],
    [/^(?:g|grams?)$/u, { factor: 1_000 }],
  ],
  g: [[/^(?:g|grams?)$/u, { factor: 1 }]],
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
  const found = CONVERSIONS.get(metric.unit)?.find(([words]) => words.test(said.toLowerCase()))?.[1];
  return found && (value + (found.offset ?? 0)) * found.factor;
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
  const { factor, offset = 0 } = CONVERSIONS.get(metric.unit)?.find(([words]) =>
    words.test(shown.toLowerCase()),
  )?.[1] ?? { factor: 1 };
  return value / factor - offset;
}
