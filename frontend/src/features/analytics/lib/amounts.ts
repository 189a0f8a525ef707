/** Of a series: how it is written. */
export interface Written {
  unit: string;
  decimals: number;
}

/** From here on a finer figure says nothing: 7,938 steps. */
const LARGE = 1_000;

/** "58.4 bpm", "97%", "−0.4 h"; finer by so many decimals. */
export function amount(value: number, { unit, decimals }: Written, finer = 0): string {
  const number = figure(value, Math.abs(value) < LARGE ? decimals + finer : decimals);
  if (unit === '') return number;
  return unit === '%' ? `${number}%` : `${number} ${unit}`;
}

/** The number by itself. */
export function figure(value: number, decimals: number): string {
  const shown = value.toLocaleString('en', { maximumFractionDigits: decimals, signDisplay: 'negative' });
  return shown.replace('-', '−');
}

/** "+0.4 h": a difference says to which side. */
export function signedAmount(value: number, written: Written): string {
  return `${value > 0 ? '+' : ''}${amount(value, written, 1)}`;
}

/** A sentence in which no line ends between a number and its unit. */
export function withUnits(sentence: string): string {
  return sentence.replaceAll(/(?<=\d) (?=\p{L}{1,4}\b)/gu, '\u00A0');
}

/** "Asleep, h". */
export function axisLabel({ title, unit }: { title: string; unit: string }): string {
  return unit === '' ? title : `${title}, ${unit}`;
}

/** "12 Mar 2026" of "2026-03-12", wherever one is. */
export function dayWords(day: string): string {
  return DAY.format(new Date(`${day}T12:00:00Z`));
}

const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
