import { type Metric } from './metrics.js';
import { type KeptReading } from './reading.js';
import { ReadingRefused } from './readings.errors.js';
import { inKeptUnit, shownUnit, unitChoices, type Units } from './units.js';

const MOST = 1_000_000_000;
const OTHER_SIZE = 10;

/** A reading as it was told; without a unit it is in the one that the user sees. */
export interface ToldReading {
  readonly metric: string;
  readonly value: number;
  readonly unit?: string | undefined;
  /** When it was measured; now, where it was not said. */
  readonly at?: Date | undefined;
}

/** "80.5 kg", "8,000", "97%". */
export function spokenValue(
  value: number,
  { metric, unit }: { readonly metric: Metric; readonly unit: string },
  locale = 'en',
): string {
  const number = value.toLocaleString(locale, { maximumFractionDigits: metric.decimals });
  if (unit === '') return number;
  return unit === '%' ? `${number}%` : `${number} ${unit}`;
}

/** The value in the unit of a metric of the product. @throws ReadingRefused for a unit of something else, or outside of its range */
export function keptValue(
  metric: Metric,
  { value, unit }: Pick<ToldReading, 'value' | 'unit'>,
  units: Units,
  chosen?: string | null,
): number {
  const said = unit ?? shownUnit(metric, units, chosen);
  const kept = metric.unit === '' && unit === undefined ? value : inKeptUnit(metric, value, said);
  if (kept === undefined) throw new ReadingRefused(`“${said}” is no unit of your ${metric.noun}.`);
  const [least, most] = metric.range ?? [-MOST, MOST];
  const isSensible = (of: number): boolean => of >= least && of <= most;
  if (!isSensible(kept)) {
    const other = unit === undefined ? inOtherUnit(metric, value, isSensible) : undefined;
    if (other !== undefined) return other;
    const told = spokenValue(value, { metric, unit: unit ?? said });
    throw new ReadingRefused(`A ${metric.noun} of ${told} can’t be right. Please say it again.`);
  }
  return kept;
}

/**
 * "Sugar was 118" is no mmol/L, and a usual value in mg/dL: in a unit that was not said, only one can be meant. Units of
 * about one size are no reason to guess: 900 kg are a slip, and not 900 lb.
 */
function inOtherUnit(
  metric: Metric,
  value: number,
  isSensible: (kept: number) => boolean,
): number | undefined {
  const sensible = unitChoices(metric)
    .map((choice) => inKeptUnit(metric, value, choice))
    .filter((kept) => kept !== undefined && isSensible(kept) && isOfOtherSize(value, kept));
  return sensible.length === 1 ? sensible[0] : undefined;
}

function isOfOtherSize(value: number, kept: number): boolean {
  return Math.abs(value) >= OTHER_SIZE * Math.abs(kept) || Math.abs(kept) >= OTHER_SIZE * Math.abs(value);
}

/** One's own metric keeps the unit that it had first. @throws ReadingRefused */
export function ownValue(
  metric: Metric,
  { value, unit }: Pick<ToldReading, 'value' | 'unit'>,
  before: Pick<KeptReading, 'ownUnit'> | undefined,
): number {
  if (Math.abs(value) > MOST) throw new ReadingRefused('That number is too large.');
  if (before && unit !== undefined && unit !== before.ownUnit) {
    const own = before.ownUnit === '' ? 'without a unit' : `in ${before.ownUnit}`;
    throw new ReadingRefused(`Your ${metric.noun} is kept ${own} so far. Please say it that way.`);
  }
  return value;
}
