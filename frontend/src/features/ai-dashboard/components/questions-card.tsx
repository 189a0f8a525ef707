import { TrendChart } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { formatCount, formatDay, formatQuantity } from '../../../lib/format';
import type { AiDashboard } from '../api/ai-dashboard.api';
import { dayOf } from '../../../lib/calendar';

/** How much was asked, day by day. */
export function QuestionsCard({ questions, days }: Pick<AiDashboard, 'questions' | 'days'>): ReactElement {
  const total = questions.reduce((sum, { count }) => sum + count, 0);
  return (
    <TrendChart
      domain="memory"
      label="Messages a day"
      points={questions.map(({ date, count }) => ({ value: count, at: dayOf(date).toISOString() }))}
      summary={
        total === 0
          ? `Nothing was said in the last ${String(days)} days.`
          : `${formatQuantity(total, 'message', 'messages')} on ${formatQuantity(questions.length, 'day', 'days')} of the last ${String(days)}.`
      }
      formatValue={formatCount}
      formatDay={(at) => formatDay(at)}
      formatMoment={(at) => formatDay(at)}
    />
  );
}
