import { Box, Button, Card, Grid, Icon, Row, Stack, Text } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import type { Comparison } from '../api/insights.api';
import type { ExploreChoice } from '../lib/explore-address';
import type { DayRange } from '../lib/explore-range';
import { DistributionCard } from './distribution-card';
import { LagCard } from './lag-card';
import { OverlayCard } from './overlay-card';
import { PairsCard } from './pairs-card';
import { PeriodsCard } from './periods-card';
import { SplitCard } from './split-card';
import { StartExperiment } from './start-experiment';

interface ComparisonChartsProps {
  comparison: Comparison;
  choice: ExploreChoice;
  range: DayRange;
}

/** Cards beside each other end on one line. */
const EVEN = { '& > *': { height: '100%' } } as const;

/** One comparison in several pictures, with what it comes to in words. */
export function ComparisonCharts({ comparison, choice, range }: ComparisonChartsProps): ReactElement {
  const { x, y, sentence } = comparison;
  const [isTrying, setIsTrying] = useState(false);
  return (
    <Stack spacing={2}>
      <OverlayCard comparison={comparison} choice={choice} range={range} />
      <Card title="In words">
        <Stack spacing={1.5}>
          <Text>{sentence}</Text>
          <Row gap={1}>
            <Button
              size="sm"
              startIcon={<Icon name="clock" size={16} />}
              disabled={y.isYesNo}
              onClick={() => setIsTrying(true)}
            >
              Try for two weeks
            </Button>
          </Row>
        </Stack>
      </Card>
      <Grid container spacing={2}>
        <Grid sx={EVEN} size={{ xs: 12, lg: 5 }}>
          <PairsCard comparison={comparison} lag={choice.lag} />
        </Grid>
        <Grid sx={EVEN} size={{ xs: 12, md: 6, lg: 4 }}>
          <LagCard comparison={comparison} lag={choice.lag} />
        </Grid>
        <Grid sx={EVEN} size={{ xs: 12, md: 6, lg: 3 }}>
          <PeriodsCard comparison={comparison} />
        </Grid>
        <Grid sx={EVEN} size={{ xs: 12, md: 6 }}>
          <SplitCard comparison={comparison} />
        </Grid>
        <Grid sx={EVEN} size={{ xs: 12, md: 6 }}>
          <DistributionCard comparison={comparison} />
        </Grid>
      </Grid>
      <Box>
        <Text variant="caption" tone="muted">
          All of this is association, not cause.
        </Text>
      </Box>
      {isTrying && (
        <StartExperiment
          idea={{
            ...{ outcome: y.key, outcomeTitle: y.title, lag: choice.lag },
            action: x.isYesNo ? x.title : `More ${x.title.toLowerCase()} than usual`,
          }}
          onClose={() => setIsTrying(false)}
        />
      )}
    </Stack>
  );
}
