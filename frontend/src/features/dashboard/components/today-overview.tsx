import { Box, Stack } from '@twyn/design-system';
import { lazy, type ReactElement, Suspense } from 'react';
import { MoodCheckIn } from '../../../components/mood/mood-check-in';
import { QueryBoundary } from '../../../components/query-boundary';
import { useToday } from '../hooks/use-today';
import { hasSample } from '../lib/sample-words';
import { ASIDE, BELOW, WIDE } from '../lib/today-grid';
import { AtAGlance } from './at-a-glance';
import { DueToday } from './due-today';
import type { FirstStepsProps } from './first-steps';
import { LookAround } from './look-around';
import { MorningBrief } from './morning-brief';
import { OnThisDay } from './on-this-day';
import { RecentMemories } from './recent-memories';
import { SampleNotice } from './sample-notice';
import { ToConfirm } from './to-confirm';
import { TodaySkeleton } from './today-skeleton';

// They are done once; every later visit goes without their code.
const FirstSteps = lazy(async () => ({ default: (await import('./first-steps')).FirstSteps }));

type TodayOverviewProps = Pick<FirstStepsProps, 'onTellExample' | 'onAskExample'> & { now: Date };

/** What the day wants, how things stand, and what was told last; for a new account what to do first. */
export function TodayOverview({ now, ...actions }: TodayOverviewProps): ReactElement {
  const today = useToday(now);
  const { memories, conversations } = today;
  if (!today.isSettled) return <TodaySkeleton />;
  const sample = today.sample.data;
  // What was invented is nothing that was told.
  const total = (memories.data?.total ?? 0) - (sample?.memories ?? 0);
  const hasAsked = conversations.isError || (conversations.data?.pages[0]?.items.length ?? 0) > 0;
  const isSample = sample !== undefined && hasSample(sample);
  const isNew = memories.data !== undefined && !(total > 0 && hasAsked);
  const steps = isNew && <FirstSteps hasMemory={total > 0} hasAsked={hasAsked} {...actions} />;
  return (
    <Suspense fallback={<TodaySkeleton />}>
      <Box sx={ASIDE}>
        <Stack spacing={2}>
          {isNew && sample && !isSample && <LookAround />}
          <MoodCheckIn />
          <DueToday query={today.reminders} now={now} />
          <ToConfirm query={today.review} />
          <OnThisDay query={today.onThisDay} />
        </Stack>
      </Box>
      <Box sx={BELOW}>
        <Stack spacing={2}>
          {isSample && <SampleNotice sample={sample} />}
          {!isSample && steps}
          <MorningBrief query={today.brief} />
          <AtAGlance today={today} />
        </Stack>
      </Box>
      <Box sx={WIDE}>
        <Stack spacing={2}>
          {isSample && steps}
          <QueryBoundary
            query={memories}
            inCard
            errorTitle="Couldn’t load your memories"
            skeleton={null}
            isEmpty={({ items }) => items.length === 0}
            empty={null}
          >
            {({ items }) => <RecentMemories memories={items} />}
          </QueryBoundary>
        </Stack>
      </Box>
    </Suspense>
  );
}
