import type { ReactElement } from 'react';
import { YearGrid, type YearGridMonth } from './year-grid';

const words = ['Awful', 'Bad', 'Okay', 'Good', 'Great'];

const months = [
  { name: 'Jan', year: '2026', length: 31 },
  { name: 'Feb', length: 28 },
  { name: 'Mar', length: 12 },
].map(({ name, year, length }): YearGridMonth => ({
  name,
  ...(year !== undefined && { year }),
  days: Array.from({ length }, (_, place) => ({
    label: `${String(place + 1)} ${name} 2026`,
    ...(place % 9 !== 4 && { value: 1 + ((place * 7) % 5) }),
  })),
  mean: '3.4',
  count: `${String(length - 3)} days`,
}));

export function ThreeMonths(): ReactElement {
  return (
    <YearGrid
      summary="62 days since January: mean 3.4, lowest in February, 3.2."
      months={months}
      words={words}
      formatValue={(value) => words[value - 1] ?? ''}
    />
  );
}
