import type { HeatGridProps } from '@twyn/design-system';
import type { MoodStatistics } from '../../../shared/mood/api/mood.api';
import { MIN_OF_CELL } from './sentences';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
/** Hours that are shown whether they have entries or not. */
const FIRST = 6;
const LAST = 22;
const CELL_HOURS = 2;

/** Weekdays by two hours; hours of the night are shown where somebody told something then. */
export function hourRows(hours: MoodStatistics['hours']): Pick<HeatGridProps, 'columns' | 'rows'> {
  const told = hours.map(({ hour }) => hour);
  const [first, last] = [Math.min(FIRST, ...told), Math.max(LAST, ...told)];
  const shown = Array.from(
    { length: (last - first) / CELL_HOURS + 1 },
    (_, place) => first + place * CELL_HOURS,
  );
  return {
    columns: shown.map((hour) => String(hour).padStart(2, '0')),
    rows: WEEKDAYS.map((name, weekday) => ({
      name,
      cells: shown.map((hour) => {
        const cell = hours.find((each) => each.weekday === weekday && each.hour === hour);
        const count = cell?.count ?? 0;
        return { count, ...(cell && count >= MIN_OF_CELL && { value: cell.mean }) };
      }),
    })),
  };
}
