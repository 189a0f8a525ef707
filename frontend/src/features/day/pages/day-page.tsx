import { Box, Button, Card, EmptyState, Glyph, Page, PageHeader, Stack, Text } from '@twyn/design-system';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useParams } from 'react-router-dom';
import { QueryBoundary } from '../../../components/query-boundary';
import { addDays, dayName, dayOf } from '../../../lib/calendar';
import { formatFullDay, formatLongDay } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { type LifeDay, useGetDayQuery } from '../api/days.api';
import { AlikeDays } from '../components/alike-days';
import { DayFigures } from '../components/day-figures';
import { DayList } from '../components/day-list';
import { DayNote } from '../components/day-note';
import { DayNav } from '../components/day-nav';
import { DayRibbon } from '../components/day-ribbon';
import { DaySkeleton } from '../components/day-skeleton';
import { DayStrands } from '../components/day-strands';
import { countWords, type Strand, STRAND_NAMES, unusualSentence } from '../lib/day-words';

const COLUMNS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
} as const;
const DATE = /^\d{4}-\d{2}-\d{2}$/u;

/** One day of a life: what was told, measured, felt, asked and done, in order. */
export function DayPage(): ReactElement {
  const { date = '' } = useParams();
  const [now] = useState(() => new Date());
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  const isDay = date === '' || (DATE.test(date) && dayName(dayOf(date)) === date);
  const day = date === '' || !isDay ? today : dayOf(date);
  const query = useGetDayQuery({ date: dayName(day) }, { refetchOnMountOrArgChange: true, skip: !isDay });
  if (!isDay) return <NoSuchDay />;
  const isToday = day.getTime() === today.getTime();
  const note = day <= today && <DayNote key={dayName(day)} date={dayName(day)} isToday={isToday} />;
  const isThisYear = day.getFullYear() === today.getFullYear();
  return (
    <Page>
      <PageHeader
        context={nearness(day, today)}
        title={isThisYear ? formatLongDay(day) : formatFullDay(day)}
        tools={<DayNav day={day} today={today} />}
      />
      <Box sx={{ display: { xs: 'block', sm: 'none' }, mb: 2 }}>
        <DayNav day={day} today={today} />
      </Box>
      <QueryBoundary
        // Another day is another page: its words must not stand under the date of this one.
        query={{ ...query, data: query.currentData }}
        inCard
        errorTitle="Couldn’t load this day"
        skeleton={<DaySkeleton />}
        isEmpty={isEmpty}
        empty={<EmptyDay isToday={isToday} note={note} />}
      >
        {(read) => <Day key={read.date} day={read} note={note} />}
      </QueryBoundary>
    </Page>
  );
}

function Day({ day, note }: { day: LifeDay; note: ReactNode }): ReactElement {
  const [hidden, setHidden] = useState<ReadonlySet<Strand>>(new Set());
  const toggle = (strand: Strand): void =>
    setHidden(new Set(STRAND_NAMES.filter((each) => hidden.has(each) !== (each === strand))));
  const shown = day.entries.filter(({ strand }) => !hidden.has(strand));
  const sentence = unusualSentence(day);
  return (
    <Stack spacing={2}>
      <Text variant="lead" as="p">
        {sentence && <>{sentence} </>}
        <Text as="span" variant="lead" tone="muted">
          {countWords(day)}.
        </Text>
      </Text>
      <Card padding="none">
        <DayStrands day={day} hidden={hidden} onToggle={toggle} />
        <DayRibbon day={day} hidden={hidden} />
      </Card>
      <Box sx={COLUMNS}>
        <DayList entries={shown} total={day.entries.length} isCut={day.isCut} />
        <Stack spacing={2}>
          {note}
          {day.figures.length > 0 && <DayFigures figures={day.figures} />}
          <AlikeDays days={day.similar} figures={day.figures.length} />
        </Stack>
      </Box>
    </Stack>
  );
}

function isEmpty({ entries, figures }: LifeDay): boolean {
  return entries.length === 0 && figures.length === 0;
}

function nearness(day: Date, today: Date): string {
  if (day.getTime() === today.getTime()) return 'Today, so far';
  if (day.getTime() === addDays(today, -1).getTime()) return 'Yesterday, complete';
  return day > today ? 'Still to come' : 'Day';
}

function EmptyDay({ isToday, note }: { isToday: boolean; note: ReactNode }): ReactElement {
  return (
    <Stack spacing={2}>
      <Card>
        <EmptyState
          align="center"
          glyph={<Glyph domain="neutral" icon="calendar" />}
          title={isToday ? 'Nothing yet today' : 'Nothing is known of this day'}
        >
          What you tell your twin, measure, feel, ask and do at home stands here in order.
        </EmptyState>
      </Card>
      {note}
    </Stack>
  );
}

function NoSuchDay(): ReactElement {
  return (
    <Page>
      <PageHeader title="Day" />
      <Card>
        <EmptyState
          align="center"
          glyph={<Glyph domain="neutral" icon="calendar" />}
          title="There is no such day"
          actions={<Button href={paths.day}>Show today</Button>}
        >
          An address of a day ends like 2026-11-26.
        </EmptyState>
      </Card>
    </Page>
  );
}
