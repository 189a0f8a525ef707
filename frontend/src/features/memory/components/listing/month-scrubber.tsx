import { Scrubber, type ScrubberMark } from '@twyn/design-system';
import { useMemo, type ReactNode } from 'react';
import type { MemoryMonths } from '../../api/listing.api';
import { formatQuantity, LOCALE } from '../../../../lib/format';
import { useDebouncedJump } from '../../hooks/listing/use-debounced-jump';
import type { DayIndex } from '../../lib/day-index';
import { evenSteps, monthSteps, stepAt, stepReached, type MonthStep } from '../../lib/month-steps';

const monthAndYear = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric' });
/** Shorter lists need no scrubber. */
const MIN_ROWS = 60;
/** Minimum distance of two year labels, as a share of the track. */
const MIN_GAP = 0.05;

export interface MonthScrubberProps {
  /** `undefined` while the list reloads from another month. */
  index: DayIndex | undefined;
  /** Month counts of a list that is not fully loaded. */
  months: MemoryMonths | undefined;
  /** Cursor of the first row. */
  start: string | null;
  /** Index of the first visible row. */
  reached: number;
  onJump: (month: MonthStep, step: number) => void;
}

/** Slider that jumps through a long list by month, labelled by year. */
export function MonthScrubber({ index, months, start, reached, onJump }: MonthScrubberProps): ReactNode {
  const steps = useMemo(() => stepsOf(index, months), [index, months]);
  const { pendingStep, jumpTo } = useDebouncedJump(steps, onJump);
  const isInSight = index !== undefined && index.known > 0;
  const value =
    pendingStep ??
    (isInSight ? stepReached(steps, index, reached) : steps.findIndex(({ cursor }) => cursor === start));
  const month = steps[Math.max(0, value)];
  if (!month) return null;
  return (
    <Scrubber
      label="Jump to a month"
      value={Math.max(0, value)}
      steps={steps.length}
      valueText={positionLabel(month)}
      at={months || !index ? month.at : reached / index.known}
      marks={yearMarks(steps)}
      onChange={jumpTo}
      stepAt={(place) => stepAt(steps, place)}
    />
  );
}

export function isWorthScrubbing(index: DayIndex | undefined, months: MemoryMonths | undefined): boolean {
  if (months) return months.items.length > 1;
  return index !== undefined && index.isWhole && index.known >= MIN_ROWS && stepsOf(index, months).length > 1;
}

function stepsOf(index: DayIndex | undefined, months: MemoryMonths | undefined): MonthStep[] {
  if (months) return evenSteps(index, months);
  return index ? monthSteps(index) : [];
}

function yearMarks(steps: readonly MonthStep[]): ScrubberMark[] {
  const marks: ScrubberMark[] = [];
  for (const { key, at } of steps) {
    const label = key.slice(0, -3);
    const last = marks.at(-1);
    if (last?.label === label || (last && at - last.at < MIN_GAP)) continue;
    marks.push({ label, at });
  }
  return marks;
}

function positionLabel({ key, count }: MonthStep): string {
  const month = monthAndYear.format(new Date(`${key}-15T12:00`));
  return count === null ? month : `${month}, ${formatQuantity(count, 'memory', 'memories')}`;
}
