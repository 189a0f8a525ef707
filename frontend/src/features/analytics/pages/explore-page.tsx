import { Button, Card, EmptyState, Glyph, Page, PageHeader, Skeleton, Stack } from '@twyn/design-system';
import { type ReactElement, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { QueryBoundary } from '../../../components/query-boundary';
import { paths } from '../../../lib/paths';
import { type ExploredSeries, useCompareSeriesQuery, useListExploredSeriesQuery } from '../api/insights.api';
import { ComparisonCharts } from '../components/comparison-charts';
import { ExploreTools } from '../components/explore-tools';
import { ExploreViews } from '../components/explore-views';
import { choiceOf, type ExploreChoice, exploreQuery } from '../lib/explore-address';
import { rangeUpToToday } from '../lib/explore-range';

/** Any series against any other; the address says which, so that a link shows the same. */
export function ExplorePage(): ReactElement {
  const query = useListExploredSeriesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Page>
      <PageHeader context="Two readings, one axis of time" title="Explore" />
      <QueryBoundary
        query={query}
        inCard
        errorTitle="Couldn’t load what there is to compare"
        skeleton={<Skeleton shape="block" height={480} />}
        isEmpty={({ items }) => items.length < 2}
        empty={<NothingToCompare />}
      >
        {({ items }) => <Explorer series={items} />}
      </QueryBoundary>
    </Page>
  );
}

function Explorer({ series }: { series: ExploredSeries['items'] }): ReactElement {
  const [params, setParams] = useSearchParams();
  const choice = choiceOf(params, orderOf(series));
  const change = (next: Partial<ExploreChoice>): void =>
    setParams(exploreQuery({ ...choice, ...next }), { replace: true });
  const { days } = choice;
  const [today] = useState(() => new Date());
  const range = useMemo(() => rangeUpToToday(days, today), [days, today]);
  const query = useCompareSeriesQuery({ x: choice.x, y: choice.y, lag: choice.lag, ...range });
  return (
    <Stack spacing={2}>
      <ExploreTools series={series} choice={choice} onChange={change} />
      <ExploreViews choice={choice} />
      <QueryBoundary
        query={query}
        inCard
        errorTitle="Couldn’t compare them"
        skeleton={<Skeleton shape="block" height={480} />}
      >
        {(comparison) => <ComparisonCharts comparison={comparison} choice={choice} range={range} />}
      </QueryBoundary>
    </Stack>
  );
}

/** With fewer there is nothing to see beside another, whatever it is. */
const ENOUGH_DAYS = 15;

/** What has most days first, something measured before what was told, an outcome in the second place. */
function orderOf(series: ExploredSeries['items']): string[] {
  const sorted = series.toSorted((one, other) => other.days - one.days);
  const measured = sorted.filter(({ isYesNo, domain }) => !isYesNo && domain !== 'memory');
  const first =
    measured.find(({ isOutcome, days }) => !isOutcome && days >= ENOUGH_DAYS) ?? measured[0] ?? sorted[0];
  const second = sorted.find((each) => each.isOutcome && each.key !== first?.key) ?? sorted[1];
  const others = sorted.filter((each) => each !== first && each !== second);
  return [first, second, ...others].flatMap((each) => (each ? [each.key] : []));
}

function NothingToCompare(): ReactElement {
  return (
    <Card>
      <EmptyState
        glyph={<Glyph domain="body" />}
        title="Nothing to compare yet"
        actions={<Button href={paths.biometrics}>Add readings</Button>}
      >
        Two series with a value on some days are needed: readings, moods, tags, memories, or what was on at
        home.
      </EmptyState>
    </Card>
  );
}
