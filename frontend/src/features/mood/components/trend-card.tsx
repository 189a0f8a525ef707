import { TrendChart } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { formatDay } from '../../../lib/format';
import type { MoodCalendar } from '../../../shared/mood/api/mood.api';
import { MOOD_SCALE } from '../../../shared/mood/mood-names';
import { weekMeans } from '../lib/day-means';
import { oneDecimal, trendSentence } from '../lib/sentences';

/** Half a year: more weeks are nobody's trend. */
const WEEKS = 26;

/** The mean of each week, and how the last days compare with what is usual. */
export function TrendCard({ days, today }: { days: MoodCalendar['items']; today: Date }): ReactElement {
  const weeks = weekMeans(days).slice(-WEEKS);
  return (
    <TrendChart
      domain="mood"
      label="Week by week"
      unit="mean of the week"
      decimals={1}
      ticks={MOOD_SCALE}
      points={weeks.map(({ monday, mean }) => ({ at: monday.toISOString(), value: mean }))}
      summary={trendSentence(days, today)}
      formatValue={oneDecimal}
      formatDay={(at) => formatDay(at)}
      formatMoment={(at) => `Week of ${formatDay(at)}`}
    />
  );
}
