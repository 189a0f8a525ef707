import { Cluster } from '@twyn/design-system';
import type { ReactElement, ReactNode } from 'react';
import { MoodCheckIn } from '../../../../components/mood/mood-check-in';
import { QueryBoundary } from '../../../../components/query-boundary';
import type { TodayCardName, TodayOverview } from '../../../../shared/today/api/today.api';
import type { Today } from '../../hooks/use-today';
import { DueToday } from '../due-today';
import { MorningBrief } from '../morning-brief';
import { OnThisDay } from '../on-this-day';
import { RecentMemories } from '../recent-memories';
import { ToConfirm } from '../to-confirm';
import { DevicesCell } from './devices-cell';
import { BodyCell, HomeCell, MemoryCell, MoodCell } from './glance-cells';
import { NewestFinding } from './newest-finding';

export interface TodayCardContentProps {
  card: TodayCardName;
  today: Today;
  overview: TodayOverview;
  now: Date;
}

/** What a card of Today shows; nothing for one that only a later release knows. */
export function TodayCardContent({ card, today, overview, now }: TodayCardContentProps): ReactNode {
  switch (card) {
    case 'brief':
      return <MorningBrief query={today.brief} />;
    case 'due':
      return <DueToday query={today.reminders} now={now} />;
    case 'mood_check_in':
      return <MoodCheckIn />;
    case 'confirm':
      return <ToConfirm review={overview.review} />;
    case 'on_this_day':
      return <OnThisDay found={overview.onThisDay} />;
    case 'finding':
      return <NewestFinding finding={overview.finding} />;
    case 'body':
      return alone(<BodyCell readings={overview.readings} />);
    case 'mood':
      return alone(<MoodCell moods={overview.moods} />);
    case 'home':
      return alone(<HomeCell home={overview.home} entities={today.entities} />);
    case 'memory':
      return alone(<MemoryCell query={today.memories} />);
    case 'devices':
      return alone(<DevicesCell devices={overview.devices} />);
    case 'recent':
      return <Recent query={today.memories} />;
  }
}

/** A cell with a frame of its own. */
function alone(cell: ReactElement): ReactElement {
  return <Cluster>{cell}</Cluster>;
}

/** Shown beside the overview and without it. */
export function Recent({ query }: { query: Today['memories'] }): ReactElement {
  return (
    <QueryBoundary
      query={query}
      inCard
      errorTitle="Couldn’t load your memories"
      skeleton={null}
      isEmpty={({ items }) => items.length === 0}
      empty={null}
    >
      {({ items }) => <RecentMemories memories={items} />}
    </QueryBoundary>
  );
}
