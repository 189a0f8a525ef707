import { Badge, Box, Card, Skeleton, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { QueryBoundary } from '../../../components/query-boundary';
import { formatWhen } from '../../../lib/format';
import { useListMoodEntriesQuery } from '../../../shared/mood/api/mood.api';
import { useGetReadingOverviewQuery } from '../../../shared/readings/api/readings.api';
import { healthSlice } from '../../../shared/readings/health.slice';
import { healthStatus } from '../../../shared/readings/health-status';
import { useSharedSelector } from '../../../shared/state/hooks';
import { type StateFact, stateGroups } from '../lib/state-facts';
import { useMoodDays } from '../lib/use-mood-days';

const GROUPS = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
} as const;
const FACTS = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 0.75,
  m: 0,
  mt: 1,
} as const;
const TONES = { Excellent: 'success', Good: 'success', 'Needs Attention': 'warning' } as const;

/** How one is now, as far as it was measured; what was not stands at a sample value and says so. */
export function StateCard(): ReactElement {
  const query = useGetReadingOverviewQuery(undefined);
  useListMoodEntriesQuery(useMoodDays());
  const state = useSharedSelector(healthSlice.selectSlice);
  const status = healthStatus(state);
  return (
    <Card
      title="Your state now"
      actions={
        <>
          <Badge tone={TONES[status.word]}>{status.word}</Badge>
          {status.assumed.length > 0 && <Badge>Sample</Badge>}
        </>
      }
    >
      <QueryBoundary
        query={query}
        errorTitle="Couldn’t load your readings"
        skeleton={<Skeleton shape="block" height={160} />}
      >
        {() => (
          <Box sx={GROUPS}>
            {stateGroups(state).map(({ title, facts }) => (
              <section key={title} aria-label={title}>
                <Text variant="label" as="h3" tone="muted">
                  {title}
                </Text>
                <Box component="dl" sx={FACTS}>
                  {facts.map((fact) => (
                    <Fact key={fact.name} fact={fact} />
                  ))}
                </Box>
              </section>
            ))}
          </Box>
        )}
      </QueryBoundary>
    </Card>
  );
}

function Fact({ fact: { name, value, at } }: { fact: StateFact }): ReactElement {
  return (
    <>
      <dt>
        <Text as="span">{name}</Text>{' '}
        <Text as="span" variant="caption" tone="faint">
          {at !== undefined && formatWhen(at)}
        </Text>
      </dt>
      <dd style={{ margin: 0, textAlign: 'end' }}>
        <Text as="span" tabular>
          {value}
        </Text>{' '}
        {at === undefined && <Badge>Sample</Badge>}
      </dd>
    </>
  );
}
