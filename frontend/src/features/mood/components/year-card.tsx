import { Card, YearGrid } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { MoodCalendar } from '../../../shared/mood/api/mood.api';
import { MOOD_WORDS, moodName, nearestStep } from '../../../shared/mood/mood-names';
import { oneDecimal, yearSentence } from '../lib/sentences';
import { yearMonths } from '../lib/year-months';

export function YearCard({ days, today }: { days: MoodCalendar['items']; today: Date }): ReactElement {
  return (
    <Card title="A year of days" aria-label="Year">
      <YearGrid
        summary={yearSentence(days)}
        months={yearMonths(days, today)}
        words={MOOD_WORDS}
        formatValue={(mean) => `${moodName(nearestStep(mean))}, ${oneDecimal(mean)}`}
      />
    </Card>
  );
}
