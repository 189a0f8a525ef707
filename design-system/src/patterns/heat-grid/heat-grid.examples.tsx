import type { ReactElement } from 'react';
import { HeatGrid } from './heat-grid';

const columns = ['06', '08', '10', '12', '14', '16', '18', '20', '22'];
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const rows = weekdays.map((name, row) => ({
  name,
  cells: columns.map((_, column) => {
    const count = (row * 5 + column * 3) % 11;
    return count < 5 ? { count } : { count, value: 3 + ((row + column) % 4) / 3 };
  }),
}));

export function WeekdayAndHour(): ReactElement {
  return (
    <HeatGrid
      summary="Lowest on Mondays from 14 to 16, 3.0 (n 9); highest on Saturdays from 10 to 12, 4.0 (n 7)."
      caption="Mood by weekday and hour"
      rowsName="Weekday"
      columns={columns}
      rows={rows}
      formatValue={(value) => value.toFixed(1)}
      fewWords="under 5 entries"
    />
  );
}
