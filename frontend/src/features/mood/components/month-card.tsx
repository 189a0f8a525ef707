import { Card, Icon, IconButton, MonthGrid, Row, Skeleton, Stack, Text } from '@twyn/design-system';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { QueryBoundary } from '../../../components/query-boundary';
import { LOCALE } from '../../../lib/format';
import { type MoodCalendar, useGetMoodCalendarQuery } from '../../../shared/mood/api/mood.api';
import { dayName, monthFrom, weekdayOf } from '../../../lib/calendar';
import { monthCells } from '../lib/month-cells';
import { rhythmSentence } from '../lib/sentences';

const DayDialog = lazy(async () => ({ default: (await import('./day-dialog')).DayDialog }));

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const WEEKDAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const MONTH_PX = 416;
const monthName = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric' });

interface MonthCardProps {
  today: Date;
  /** The days of the last year, for what is said below. */
  days: MoodCalendar['items'];
}

/** A month of days; one that has an entry opens. */
export function MonthCard({ today, days }: MonthCardProps): ReactElement {
  const [back, setBack] = useState(0);
  const [openDay, setOpenDay] = useState<Date | null>(null);
  const month = monthFrom(today, -back);
  const query = useGetMoodCalendarQuery({ from: dayName(month), before: dayName(monthFrom(month, 1)) });
  return (
    <Card
      aria-label="Month"
      title={monthName.format(month)}
      actions={
        <Row gap={0.5} nowrap>
          <IconButton
            size="sm"
            label="Previous month"
            icon={<Icon name="chevron-left" size={18} />}
            onClick={() => setBack(back + 1)}
          />
          <IconButton
            size="sm"
            label="Next month"
            icon={<Icon name="chevron-right" size={18} />}
            disabled={back === 0}
            onClick={() => setBack(back - 1)}
          />
        </Row>
      }
    >
      <Stack spacing={1.5}>
        <QueryBoundary
          query={query}
          errorTitle="Couldn’t load the month"
          skeleton={<Skeleton shape="block" height={MONTH_PX} />}
        >
          {({ items }) => (
            <MonthGrid
              label={monthName.format(month)}
              weekdays={WEEKDAYS}
              weekdayNames={WEEKDAY_NAMES}
              offset={weekdayOf(month)}
              days={monthCells(month, items, today)}
              onSelect={(day) => setOpenDay(new Date(month.getFullYear(), month.getMonth(), day))}
            />
          )}
        </QueryBoundary>
        <Text variant="caption" tone="muted">
          {rhythmSentence(days, today)}
        </Text>
      </Stack>
      {openDay && (
        <Suspense>
          <DayDialog day={openDay} onClose={() => setOpenDay(null)} />
        </Suspense>
      )}
    </Card>
  );
}
