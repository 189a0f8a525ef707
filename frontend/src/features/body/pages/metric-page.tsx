import {
  Box,
  Button,
  Card,
  EmptyState,
  Glyph,
  Icon,
  IconButton,
  Link,
  Page,
  PageHeader,
  Stack,
} from '@twyn/design-system';
import { skipToken } from '@reduxjs/toolkit/query';
import { type ReactElement, useState } from 'react';
import { useParams } from 'react-router-dom';
import { PageTools } from '../../../components/page-tools';
import { QueryBoundary } from '../../../components/query-boundary';
import { metricAddress } from '../../../lib/addresses';
import { paths } from '../../../lib/paths';
import {
  type ReadingChart,
  useGetReadingChartQuery,
  useGetReadingOverviewQuery,
  useListReadingMetricsQuery,
} from '../../../shared/readings/api/readings.api';
import { AddReading } from '../components/add-reading';
import { MetricAlerts } from '../components/alerts/metric-alerts';
import { MetricChart } from '../components/metric-chart';
import { MetricSettings } from '../components/metric-settings';
import { MetricSkeleton } from '../components/metric-skeleton';
import { MetricSpread } from '../components/metric-spread';
import { MetricSummary } from '../components/metric-summary';
import { NotMedical } from '../components/not-medical';
import { RawReadings } from '../components/raw-readings';
import { SleepStages } from '../components/sleep-stages';
import { useMetricView } from '../hooks/use-metric-view';
import { BLOOD_PRESSURE_PARTS } from '../lib/add-reading-fields';
import { neighbour, type Period } from '../lib/period';
import type { OverviewItem } from '../lib/reading-cards';

const SLEEP = 'sleep-duration';

/** One metric over time: how it is, how it went, how it spreads, and every reading. */
export function MetricPage(): ReactElement {
  const { metric = '' } = useParams();
  const query = useGetReadingOverviewQuery(undefined, { refetchOnMountOrArgChange: true });
  const [isAdding, setIsAdding] = useState(false);
  const item = query.data?.items.find((each) => each.metric === metric);
  // What was never measured has a name all the same.
  const isUnmeasured = query.data !== undefined && item === undefined;
  const metrics = useListReadingMetricsQuery(isUnmeasured ? undefined : skipToken).data?.items;
  const known = metrics?.find((each) => each.metric === metric);
  const add = (): void => setIsAdding(true);
  return (
    <Page>
      <PageHeader
        title={item?.label ?? known?.label ?? 'Reading'}
        context={<Context metric={metric} />}
        tools={
          item && (
            <>
              <MetricAlerts item={item} />
              <MetricSettings item={item} />
              <Button startIcon={<Icon name="plus" size={16} />} onClick={add}>
                Add reading
              </Button>
            </>
          )
        }
      />
      <PageTools>
        {item && <MetricAlerts item={item} isSmall />}
        {item && <MetricSettings item={item} isSmall />}
        <IconButton label="Add reading" icon={<Icon name="plus" />} onClick={add} />
      </PageTools>
      <QueryBoundary
        query={query}
        inCard
        errorTitle="Couldn’t load this reading"
        skeleton={<MetricSkeleton />}
        isEmpty={() => item === undefined}
        empty={<NoSuchReading label={known?.label} onAdd={add} />}
      >
        {() => item && <Metric key={metric} item={item} />}
      </QueryBoundary>
      <NotMedical />
      <AddReading open={isAdding} onClose={() => setIsAdding(false)} metric={metric} />
    </Page>
  );
}

interface Shown {
  chart: ReadingChart;
  period: Period;
}

function Metric({ item }: { item: OverviewItem }): ReactElement {
  const { metric } = item;
  const view = useMetricView();
  const query = useGetReadingChartQuery({ metric, ...within(view.period) });
  // Read even where it is not shown: the mean is compared with it.
  const previous = useGetReadingChartQuery(
    query.data ? { metric, ...within(neighbour(view.period, -1)) } : skipToken,
  ).currentData;
  const [shown, setShown] = useState<Shown | null>(null);
  const read = query.currentData;
  const isOther = shown?.period.from.getTime() !== view.period.from.getTime();
  // Until another period is read, the chart stays at the one that it has.
  if (read && (shown?.chart !== read || isOther)) setShown({ chart: read, period: view.period });
  return (
    <QueryBoundary query={query} inCard errorTitle="Couldn’t load this reading" skeleton={<MetricSkeleton />}>
      {(chart) => (
        <Stack spacing={2}>
          <MetricSummary item={item} chart={chart} previous={previous} />
          <MetricChart
            chart={shown?.chart ?? chart}
            period={shown?.period ?? view.period}
            previous={previous}
            view={view}
          />
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 2,
              '& > *': { flex: '1 1 360px' },
              '&:empty': { display: 'none' },
            }}
          >
            {metric === SLEEP && <SleepStages />}
            <MetricSpread chart={chart} />
          </Box>
          <RawReadings item={item} />
        </Stack>
      )}
    </QueryBoundary>
  );
}

/** Where it belongs; of blood pressure also the other number. */
function Context({ metric }: { metric: string }): ReactElement {
  const [systolic, diastolic] = BLOOD_PRESSURE_PARTS;
  const other = { [systolic]: diastolic, [diastolic]: systolic }[metric];
  return (
    <>
      <Link href={paths.biometrics}>Body</Link>
      {other !== undefined && (
        <>
          {' '}
          / <Link href={metricAddress(other)}>{other === diastolic ? 'Diastolic' : 'Systolic'}</Link>
        </>
      )}
    </>
  );
}

interface NoSuchReadingProps {
  /** Undefined of a name that nothing has. */
  label: string | undefined;
  onAdd: () => void;
}

function NoSuchReading({ label, onAdd }: NoSuchReadingProps): ReactElement {
  return (
    <Card>
      <EmptyState
        align="center"
        glyph={<Glyph domain="body" />}
        title="Not measured yet"
        actions={
          <>
            <Button onClick={onAdd}>Add a reading</Button>
            <Button tone="quiet" href={paths.biometrics}>
              Back to Body
            </Button>
          </>
        }
      >
        {label === undefined
          ? 'Nothing of that name was measured. Add a reading, or choose another one on Body.'
          : 'Add a first reading by hand, import a file, or connect a device that measures it.'}
      </EmptyState>
    </Card>
  );
}

function within({ from, before }: Period): { from: string; before: string } {
  return { from: from.toISOString(), before: before.toISOString() };
}
