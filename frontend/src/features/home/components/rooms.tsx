import { Card, Stack } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { type HomeEntity, useListHomeEntitiesQuery } from '../../../api/home.api';
import { QueryBoundary } from '../../../components/query-boundary';
import { RowSkeleton } from '../../../components/row-skeleton';
import { isMoving } from '../lib/entity-controls';
import { roomsOf } from '../lib/rooms';
import { useSteadyLook } from '../hooks/use-steady-look';
import { EntityRow } from './entity-row';

/** All that is in the home, by room. */
export function Rooms({ areas }: { areas: readonly { id: string; name: string }[] }): ReactElement {
  const query = useListHomeEntitiesQuery(undefined, { refetchOnMountOrArgChange: true });
  useSteadyLook(query.data?.items.some(isMoving) ?? false, query.refetch);
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
        <Stack spacing={2}>
          {roomsOf(areas, items).map(({ id, name, entities }) => (
            <RoomCard key={id} name={name} entities={entities} />
          ))}
        </Stack>
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
