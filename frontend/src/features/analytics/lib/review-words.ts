import { differenceWords, wholeValue } from '../../../components/readings/reading-words';
import { formatDay } from '../../../lib/format';
import type { ReviewFigure } from '../api/reviews.api';
import { dayOf } from '../../../lib/calendar';

export const REVIEW_KINDS = [
  { value: 'week', label: 'Weeks' },
  { value: 'month', label: 'Months' },
] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number]['value'];

export function isReviewKind(kind: string | undefined): kind is ReviewKind {
  return REVIEW_KINDS.some(({ value }) => value === kind);
}

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' });

/** "23 Nov to 29 Nov", "November 2026". */
export function periodName(kind: ReviewKind, { from, to }: { from: string; to: string }): string {
  if (kind === 'month') return month.format(dayOf(from));
  return `${formatDay(dayOf(from))} to ${formatDay(dayOf(to))}`;
}

/** A mean as it is read; of a tag, on how many of the days it was. */
export function meanWords(mean: number, figure: ReviewFigure): string {
  return wholeValue(mean, figure);
}

/** "48 min less than the week before". */
export function changeWords(figure: ReviewFigure, kind: ReviewKind): string {
  const { before, mean } = figure;
  if (!before) return `nothing of the ${kind} before`;
  const apart = differenceWords(mean, before.mean, figure);
  if (apart === undefined) return `as the ${kind} before`;
  const size = figure.unit === '%' ? `${apart} points` : apart;
  return `${size} ${mean < before.mean ? 'less' : 'more'} than the ${kind} before`;
}
