import { Box, Card, EmptyState, Glyph, Page, PageHeader, Skeleton, Stack, Text } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { WaitingEntries } from '../../../components/mood/waiting-entries';
import { PageTools } from '../../../components/page-tools';
import { QueryBoundary } from '../../../components/query-boundary';
import { formatLongDay } from '../../../lib/format';
import { type MoodCalendar, useGetMoodCalendarQuery } from '../../../shared/mood/api/mood.api';
import { EntryCard } from '../components/entry-card';
import { HelpNote } from '../components/help-note';
import { LatestEntries } from '../components/latest-entries';
import { MonthCard } from '../components/month-card';
import { MoodTools } from '../components/mood-tools';
import { StatisticsSection } from '../components/statistics-section';
import { TrendCard } from '../components/trend-card';
import { YearCard } from '../components/year-card';
import { addDays, dayName } from '../../../lib/calendar';
import { yearFrom } from '../lib/year-months';

/** Entry and month beside each other where there is room. */
const TOP = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
} as const;
const MONTH_PX = 480;

/** How one feels: to say it, and to see how it went. */
export function MoodPage(): ReactElement {
  const [now] = useState(() => new Date());
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  const range = { from: dayName(yearFrom(today)), before: dayName(addDays(today, 1)) };
  const year = useGetMoodCalendarQuery(range, { refetchOnMountOrArgChange: true });
  return (
    <Page>
      <PageHeader context={formatLongDay(today)} title="Mood" tools={<MoodTools />} />
      <PageTools>
        <MoodTools isSmall />
      </PageTools>
      <Stack spacing={3}>
        <HelpNote />
        <WaitingEntries />
        <Box sx={TOP}>
          <EntryCard />
          <QueryBoundary
            query={year}
            inCard
            errorTitle="Couldn’t load your mood"
            skeleton={<Skeleton shape="block" height={MONTH_PX} />}
            isEmpty={({ items }) => items.length === 0}
            empty={<NothingYet />}
          >
            {({ items }) => <MonthCard today={today} days={items} />}
          </QueryBoundary>
        </Box>
        {year.data && year.data.items.length > 0 && (
          <History days={year.data.items} today={today} range={range} />
        )}
        <LatestEntries isBeginning={year.data?.items.length === 0} />
        <Text variant="caption" tone="muted">
          Entries made without a connection wait on this device and are sent later. Nothing here is a
          diagnosis.
        </Text>
      </Stack>
    </Page>
  );
}

interface HistoryProps {
  days: MoodCalendar['items'];
  today: Date;
  range: { from: string; before: string };
}

function History({ days, today, range }: HistoryProps): ReactElement {
  return (
    <>
      <YearCard days={days} today={today} />
      <StatisticsSection range={range} />
      <TrendCard days={days} today={today} />
    </>
  );
}

function NothingYet(): ReactElement {
  return (
    // As high as the entry beside it, it would be a hole.
    <Card style={{ alignSelf: 'start' }}>
      <EmptyState glyph={<Glyph domain="mood" />} title="No mood yet">
        Choose a face and save. After some days a month, a year and what goes with better days show here.
      </EmptyState>
    </Card>
  );
}
