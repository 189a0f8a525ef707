import type { ReactElement } from 'react';
import type { FaceStep } from '../../components/face/face-paths';
import { MonthGrid, type MonthGridDay } from './month-grid';

const ignore = (): void => undefined;
const words = ['awful', 'bad', 'okay', 'good', 'great'];
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const told: readonly (FaceStep | undefined)[] = [5, 3, 3, 4, 3, 4, undefined, 4, 4, 3, 2, 1];
const TODAY = 12;

const days = Array.from({ length: 31 }, (_, place): MonthGridDay => {
  const day = place + 1;
  const step = told[place];
  return {
    day,
    label:
      step === undefined ? `${String(day)} March: nothing` : `${String(day)} March: ${words[step - 1] ?? ''}`,
    ...(step !== undefined && { step, caption: `${String(step)}.0` }),
    isToday: day === TODAY,
    isFuture: day > TODAY,
  };
});

export function AMonth(): ReactElement {
  return (
    <MonthGrid
      label="March 2026"
      weekdays={weekdays}
      weekdayNames={weekdayNames}
      offset={6}
      days={days}
      onSelect={ignore}
    />
  );
}
