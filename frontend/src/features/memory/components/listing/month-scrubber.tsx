import { Scrubber, type ScrubberMark } from '@twyn/design-system';
import { useMemo, type ReactNode } from 'react';
import { formatQuantity, LOCALE } from '../../../../lib/format';
import { monthAt, monthsOf, type DayIndex, type Month } from '../../lib/day-index';

const monthAndYear = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric' });
/** Shorter lists are scrolled. */
const WORTH_IT = 60;
/** Two years nearer than this share of the track would stand on each other. */
const MIN_GAP = 0.05;

export interface MonthScrubberProps {
  index: DayIndex;
  /** The first row in sight. */
  reached: number;
  onJump: (position: number) => void;
}

/** Jumps through a long list by month; the years stand where they begin. */
export function MonthScrubber({ index, reached, onJump }: MonthScrubberProps): ReactNode {
  const months = useMemo(() => monthsOf(index), [index]);
  const value = monthAt(months, reached);
  const month = months[value];
  if (!month) return null;
  return (
    <Scrubber
      label="Jump to a month"
      value={value}
      steps={months.length}
      valueText={`${nameOf(month)}, ${formatQuantity(month.count, 'memory', 'memories')}`}
      at={reached / index.total}
      marks={yearMarks(months, index.total)}
      onChange={(step) => onJump(months[step]?.start ?? 0)}
      stepAt={(place) => monthAt(months, Math.floor(place * (index.total - 1)))}
    />
  );
}

export function isWorthScrubbing({ total, days }: DayIndex): boolean {
  return total >= WORTH_IT && days[0]?.day.slice(0, 7) !== days.at(-1)?.day.slice(0, 7);
}

function yearMarks(months: readonly Month[], total: number): ScrubberMark[] {
  const marks: ScrubberMark[] = [];
  for (const { key, start } of months) {
    const label = key.slice(0, -3);
    const at = start / total;
    const last = marks.at(-1);
    if (last?.label === label || (last && at - last.at < MIN_GAP)) continue;
    marks.push({ label, at });
  }
  return marks;
}

function nameOf({ key }: Month): string {
  return monthAndYear.format(new Date(`${key}-15T12:00`));
}
