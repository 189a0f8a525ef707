import { TrendChart } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { dayOf } from '../../../lib/calendar';
import { formatCount, formatDay } from '../../../lib/format';
import { type ModelUsage as Usage, useGetModelUsageQuery } from '../api/ai-dashboard.api';
import { tokenWords, waitOf, waitsWords, waitWords } from '../lib/model-words';

/** Tokens and waits of the language model, day by day; nothing where it was not asked. */
export function ModelUsage(): ReactElement | null {
  const { data } = useGetModelUsageQuery();
  if (!data || data.days.length === 0) return null;
  return <Charts days={data.days} />;
}

function Charts({ days }: Usage): ReactElement {
  const at = (date: string): string => dayOf(date).toISOString();
  const when = { formatDay: (day: string) => formatDay(day), formatMoment: (day: string) => formatDay(day) };
  return (
    <>
      <TrendChart
        domain="memory"
        label="Tokens a day"
        points={days.map(({ date, inputTokens, outputTokens }) => ({
          value: inputTokens + outputTokens,
          at: at(date),
        }))}
        summary={tokenWords(days)}
        formatValue={formatCount}
        {...when}
      />
      <TrendChart
        domain="memory"
        label="First word, 95 of 100 within"
        points={days.flatMap(({ date, p95FirstMs }) =>
          p95FirstMs === null ? [] : [{ value: waitOf(p95FirstMs), at: at(date) }],
        )}
        summary={waitsWords(days)}
        formatValue={(seconds) => waitWords(seconds * 1_000)}
        {...when}
      />
    </>
  );
}
