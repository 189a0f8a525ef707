import { Box, Card } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { type HomeEntity, useListHomeEntitiesQuery } from '../../../shared/home/api/home.api';
import { QueryBoundary } from '../../../components/query-boundary';
import { RowSkeleton } from '../../../components/row-skeleton';
import { isMoving } from '../../../components/home/entity-controls';
import { roomsOf } from '../lib/rooms';
import { useAdaptivePolling } from '../hooks/use-adaptive-polling';
import { EntityRow } from '../../../components/home/entity-row';

/** Rooms stand beside each other where there is space for two. */
const ROOM_GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
};

/** All that is in the home, by room. */
export function Rooms({ areas }: { areas: readonly { id: string; name: string }[] }): ReactElement {
  const query = useListHomeEntitiesQuery(undefined, { refetchOnMountOrArgChange: true });
  useAdaptivePolling(query.data?.items.some(isMoving) ?? false, query.refetch);
  return (
    <QueryBoundary
      query={query}
      inCard
      errorTitle="Your devices could not be read"
      skeleton={
        <Card padding="none">
          <RowSkeleton rows={5} />
        </Card>
      }
    >
      {({ items }) => (
        <Box sx={ROOM_GRID}>
          {roomsOf(areas, items).map(({ id, name, entities }) => (
            <RoomCard key={id} name={name} entities={entities} />
          ))}
        </Box>
      )}
    </QueryBoundary>
  );
}

function RoomCard({ name, entities }: { name: string; entities: readonly HomeEntity[] }): ReactElement {
  return (
    <Card title={name} padding="none" aria-label={name}>
      {entities.map((entity) => (
        <EntityRow key={entity.id} entity={entity} />
      ))}
    </Card>
  );
}
