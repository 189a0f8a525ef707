import { Box, Card, Text, TimeChart } from '@twyn/design-system';
import { type ReactElement, useMemo } from 'react';
import type { Comparison } from '../api/insights.api';
import { amount, axisLabel, dayWords } from '../lib/amounts';
import { useDayNotes } from '../lib/day-notes';
import type { ExploreChoice } from '../lib/explore-address';
import { type DayRange, momentOf } from '../lib/explore-range';
import { overlayOf } from '../lib/overlay';

interface OverlayCardProps {
  comparison: Comparison;
  choice: ExploreChoice;
  range: DayRange;
}

const DAY_MS = 86_400_000;
const HALF_DAY_MS = DAY_MS / 2;

/** Both series on one axis of time, each to its own scale; the first is moved by the delay. */
export function OverlayCard({ comparison, choice: { lag }, range }: OverlayCardProps): ReactElement {
  const { x, y, days } = comparison;
  const overlay = useMemo(() => overlayOf(days, lag), [days, lag]);
  const notes = useDayNotes(range);
  const moved = lag === 0 ? '' : `, moved by ${String(lag)} ${lag === 1 ? 'day' : 'days'}`;
  return (
    <Card padding="none" aria-label="Over time">
      <Box sx={{ px: { xs: 2, md: 2.5 }, pt: 2, pb: 1.5 }}>
        {overlay.times.length === 0 ? (
          <Text tone="muted">Neither has a value in this period.</Text>
        ) : (
          <TimeChart
            domain={y.domain}
            label={y.title}
            unit={axisLabel(y)}
            times={overlay.times}
            values={overlay.values}
            from={momentOf(range.from) - HALF_DAY_MS}
            to={momentOf(range.before) - HALF_DAY_MS}
            stepMs={DAY_MS}
            decimals={y.decimals}
            summary={comparison.sentence}
            second={{
              ...{ label: `${x.title}${moved}`, unit: axisLabel(x), domain: x.domain },
              ...{ times: overlay.times, values: overlay.second, decimals: x.decimals },
              formatValue: (value) => amount(value, { ...x, unit: '' }),
            }}
            notes={notes.map(({ at }) => at)}
            fileName={`${y.title}-${x.title}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}
            formatValue={(value) => amount(value, { ...y, unit: '' })}
            formatMoment={(at) => dayWords(new Date(at).toISOString().slice(0, 10))}
            describe={(index) => {
              const value = overlay.second[index] ?? Number.NaN;
              return Number.isNaN(value) ? [] : [[`${x.title}${moved}`, amount(value, x)]];
            }}
          />
        )}
      </Box>
      {notes.length > 0 && (
        <Box component="ol" sx={{ m: 0, px: 5, pb: 2 }}>
          {notes.map(({ at, text }) => (
            <li key={`${String(at)}${text}`}>
              <Text as="span" variant="caption" tone="muted">
                {text}
              </Text>
            </li>
          ))}
        </Box>
      )}
    </Card>
  );
}
