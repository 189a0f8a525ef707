import { Box, Card, Glyph, type IconName, ItemRow, Skeleton, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { QueryBoundary } from '../../../components/query-boundary';
import { type TwinRoutine, useListTwinRoutinesQuery } from '../api/twin.api';
import { routineWords } from '../lib/routine-words';

const ICONS: Readonly<Record<TwinRoutine['kind'], IconName>> = {
  memory: 'memory',
  tag: 'tag',
  mood: 'mood',
  reminder: 'clock',
  skill: 'ask',
};
const LIST = { m: 0, p: 0, listStyle: 'none' } as const;

/** What one does at the same hour of a weekday. */
export function RoutinesCard(): ReactElement {
  const query = useListTwinRoutinesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Card padding="none" title="Routines" note="by the clock, last six weeks">
      <QueryBoundary
        query={query}
        errorTitle="Couldn’t load your routines"
        skeleton={<Skeleton shape="block" height={160} />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Box sx={{ p: 2.5 }}>
            <Text tone="muted">
              None yet. A routine is what you did within the same hour of a weekday in four of the last six
              weeks.
            </Text>
          </Box>
        }
      >
        {({ items, ofWeeks }) => (
          <Box component="ul" sx={LIST}>
            {items.map((routine) => {
              const { title, when } = routineWords(routine);
              return (
                <li key={`${title} ${when}`}>
                  <ItemRow
                    glyph={<Glyph domain="memory" icon={ICONS[routine.kind]} size="sm" />}
                    title={title}
                    secondary={`${when}, ${String(routine.weeks)} of ${String(ofWeeks)} weeks`}
                  />
                </li>
              );
            })}
          </Box>
        )}
      </QueryBoundary>
    </Card>
  );
}
