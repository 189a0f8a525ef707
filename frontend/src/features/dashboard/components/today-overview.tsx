import { Box, Card, ErrorState, packBlocks } from '@twyn/design-system';
import { lazy, type ReactElement, Suspense, useLayoutEffect } from 'react';
import { errorMessage } from '../../../api/api-error';
import type { TodayOverview as Overview } from '../../../shared/today/api/today.api';
import { type Today, useToday } from '../hooks/use-today';
import { stepsOf } from '../lib/first-steps';
import { hasSample } from '../lib/sample-words';
import { ONE, TWO, WIDE } from '../lib/today-grid';
import { Recent, TodayCardContent } from './cards/today-card-content';
import { DueToday } from './due-today';
import type { FirstStepsProps } from './first-steps';
import { LookAround } from './look-around';
import { MorningBrief } from './morning-brief';
import { SampleNotice } from './sample-notice';
import { TodaySkeleton } from './today-skeleton';

// They are done once; every later visit goes without their code.
const FirstSteps = lazy(async () => ({ default: (await import('./first-steps')).FirstSteps }));
const ArrangeCards = lazy(async () => ({ default: (await import('./arrange/arrange-cards')).ArrangeCards }));

export { ArrangeButton } from './arrange/arrange-button';

interface TodayOverviewProps extends Pick<FirstStepsProps, 'onTell'> {
  /** What the cards stand in, together with the field. */
  grid: HTMLElement | null;
  now: Date;
  isArranging: boolean;
  onArranged: () => void;
}

/** The cards of Today, as their owner arranged them; for a new account what to do first. */
export function TodayOverview(props: TodayOverviewProps): ReactElement {
  const { grid, now, isArranging, onArranged, onTell } = props;
  useLayoutEffect(() => (grid ? packBlocks(grid, { isLevel: true }) : undefined), [grid]);
  const today = useToday(now);
  const { data: overview } = today.overview;
  if (!today.isSettled) return <TodaySkeleton />;
  if (!overview) return <WithoutOverview today={today} now={now} />;
  return (
    <Suspense fallback={<TodaySkeleton />}>
      {isArranging ? (
        <ArrangeCards cards={overview.layout.cards} onDone={onArranged} />
      ) : (
        <>
          <Beginning today={today} overview={overview} onTell={onTell} />
          {overview.layout.cards
            .filter(({ isHidden }) => !isHidden)
            .map(({ card, width }, place, { length }) => (
              <Box key={card} sx={placeOf(width, place === length - 1)}>
                <TodayCardContent card={card} today={today} overview={overview} now={now} />
              </Box>
            ))}
        </>
      )}
    </Suspense>
  );
}

/** A wide card that is the last ends the page from side to side: beside it there would be a hole. */
function placeOf(width: number, isLast: boolean): typeof ONE | typeof TWO | typeof WIDE {
  if (width !== 2) return ONE;
  return isLast ? WIDE : TWO;
}

interface BeginningProps extends Pick<FirstStepsProps, 'onTell'> {
  today: Today;
  overview: Overview;
}

/** The first steps until they are done, skipped or sent away, and the sample data beside them. */
function Beginning({ today, overview, onTell }: BeginningProps): ReactElement {
  const { sample } = overview;
  const isSample = hasSample(sample);
  const steps = stepsOf(overview, today.memories.data?.total ?? 0);
  const isOpen = today.memories.data !== undefined && steps.isOpen;
  return (
    <>
      {isSample && (
        <Box sx={WIDE}>
          <SampleNotice sample={sample} />
        </Box>
      )}
      {isOpen && steps.isEmpty && !isSample && (
        <Box sx={TWO}>
          <LookAround />
        </Box>
      )}
      {isOpen && (
        <Box sx={WIDE}>
          <FirstSteps steps={steps.steps} onTell={onTell} />
        </Box>
      )}
    </>
  );
}

/** What can be shown all the same where most of it could not be read. */
function WithoutOverview({ today, now }: { today: Today; now: Date }): ReactElement {
  const { error, isFetching, refetch } = today.overview;
  return (
    <>
      <Box sx={TWO}>
        <Card>
          <ErrorState title="Couldn’t load Today" isRetrying={isFetching} onRetry={() => void refetch()}>
            {errorMessage(error)}
          </ErrorState>
        </Card>
      </Box>
      <Box sx={TWO}>
        <MorningBrief query={today.brief} />
      </Box>
      <Box sx={TWO}>
        <DueToday query={today.reminders} now={now} />
      </Box>
      <Box sx={WIDE}>
        <Recent query={today.memories} />
      </Box>
    </>
  );
}
