import { TrendChart, type TrendPoint, TrendSkeleton } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { type MoodEntryList, useListMoodEntriesQuery } from '../../shared/mood/api/mood.api';
import { formatWhen } from '../../lib/format';
import { MOOD_SCALE, moodName } from '../../shared/mood/mood-names';
import { QueryBoundary } from '../query-boundary';
import { endFormat } from './end-format';
import { moodSummary } from './mood-summary';

/** How the owner felt in the time that an answer is about, as it stands now. */
export function MoodCard({ from, before }: { from: string; before: string }): ReactElement {
  const query = useListMoodEntriesQuery({ from, before });
  return (
    <QueryBoundary
      query={query}
      skeleton={<TrendSkeleton domain="mood" />}
      errorTitle="Couldn’t load your mood entries"
      inCard
    >
      {({ items }) => (
        <TrendChart
          domain="mood"
          label="Mood"
          points={items.map(toPoint)}
          ticks={MOOD_SCALE}
          summary={moodSummary(items.map(({ mood }) => mood))}
          formatValue={moodName}
          formatDay={endFormat(items)}
          formatMoment={(at) => formatWhen(at)}
        />
      )}
    </QueryBoundary>
  );
}

/** The owner's own word stands beside the mood that it was taken for, unless it is the same. */
function toPoint({ mood, word, at }: MoodEntryList['items'][number]): TrendPoint {
  const isOwn = word !== null && word.toLowerCase() !== moodName(mood).toLowerCase();
  return { value: mood, at, ...(isOwn && { note: word }) };
}
