import {
  Box,
  Button,
  Grid,
  Icon,
  IconButton,
  Link,
  Page,
  PageHeader,
  Row,
  Stack,
  Text,
} from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { PageTools } from '../../../components/page-tools';
import { QueryBoundary } from '../../../components/query-boundary';
import { formatLongDay, formatTime } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { type ReadingOverview, useGetReadingOverviewQuery } from '../../../shared/readings/api/readings.api';
import { ActiveAlerts } from '../components/alerts/active-alerts';
import { AddReading } from '../components/add-reading';
import { ArrangeReadings } from '../components/arrange-readings';
import { BodySkeleton } from '../components/body-skeleton';
import { BodySummary } from '../components/body-summary';
import { LiveHeartRateCard, type LiveHeartRateCardProps } from '../components/live/live-heart-rate-card';
import { NoReadings } from '../components/no-readings';
import { NotMedical } from '../components/not-medical';
import { ReadingCluster } from '../components/reading-cluster';
import { BodyScores } from '../components/scores/body-scores';
import { SourcesTable } from '../components/sources-table';
import { useLiveHeartRate, useLiveState } from '../hooks/use-live-heart-rate';
import { readingCards } from '../lib/reading-cards';

/** Cards beside each other end on one line. */
const EVEN = { '& > *': { height: '100%' } } as const;

/** How the body is: what is unusual, then every reading against what is usual for the person. */
export function BodyPage(): ReactElement {
  const query = useGetReadingOverviewQuery(undefined, { refetchOnMountOrArgChange: true });
  const [isAdding, setIsAdding] = useState(false);
  const [now] = useState(() => new Date());
  const add = (): void => setIsAdding(true);
  return (
    <Page>
      <PageHeader
        title="Body"
        context={`${formatLongDay(now)}, ${formatTime(now)}`}
        tools={
          <>
            <Button href={paths.readingImports} startIcon={<Icon name="transfer" size={16} />}>
              Import
            </Button>
            <Button startIcon={<Icon name="plus" size={16} />} onClick={add}>
              Add reading
            </Button>
          </>
        }
      />
      <PageTools>
        <IconButton label="Add reading" icon={<Icon name="plus" />} onClick={add} />
      </PageTools>
      <QueryBoundary
        query={query}
        inCard
        errorTitle="Couldn’t load your readings"
        skeleton={<BodySkeleton />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Stack spacing={2}>
            <NoReadings onAdd={add} />
            <LiveHeartRateCard />
          </Stack>
        }
      >
        {({ items }) => <Overview items={items} now={now} />}
      </QueryBoundary>
      <NotMedical />
      <AddReading open={isAdding} onClose={() => setIsAdding(false)} />
    </Page>
  );
}

function Overview({ items, now }: { items: ReadingOverview['items']; now: Date }): ReactElement {
  const cards = readingCards(items, now);
  const atRest = items.find(({ metric }) => metric === 'resting-heart-rate')?.usual;
  return (
    <Stack spacing={4}>
      <Stack spacing={2}>
        <ActiveAlerts />
        <Grid container spacing={2}>
          <Grid sx={EVEN} size={{ xs: 12, lg: 8 }}>
            <BodySummary items={items.filter(({ isHidden }) => !isHidden)} now={now}>
              <BodyScores />
            </BodySummary>
          </Grid>
          <LivePlace {...(atRest && { usualAtRest: [atRest.low, atRest.high] })} />
        </Grid>
      </Stack>
      <section aria-labelledby="readings">
        <Row justify="between" style={{ marginBottom: 12 }}>
          <Text variant="h2" id="readings">
            Readings
          </Text>
          <Row gap={2}>
            <Box sx={{ display: { xs: 'none', md: 'block' } }}>
              <Text variant="caption" tone="muted">
                28 days, with your usual range
              </Text>
            </Box>
            <ArrangeReadings cards={cards} />
          </Row>
        </Row>
        <ReadingCluster cards={cards.filter(({ isHidden }) => !isHidden)} />
      </section>
      <section aria-labelledby="sources">
        <Row justify="between" style={{ marginBottom: 12 }}>
          <Text variant="h2" id="sources">
            Where readings come from
          </Text>
          <Link href={paths.bodySources} tone="muted">
            Priorities per reading
          </Link>
        </Row>
        <SourcesTable />
      </section>
    </Stack>
  );
}

/** Without a strap it has little to say: as high as the scores beside it, it would be a hole. */
function LivePlace(props: LiveHeartRateCardProps): ReactElement {
  const isLive = useLiveState(useLiveHeartRate()).link !== 'off';
  return (
    <Grid {...(isLive && { sx: EVEN })} size={{ xs: 12, lg: 4 }}>
      <LiveHeartRateCard {...props} />
    </Grid>
  );
}
