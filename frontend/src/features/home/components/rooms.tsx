import { Box, Masonry, Stack, Text } from '@twyn/design-system';
import { type ReactElement, type ReactNode, useId } from 'react';
import type { Home, HomeEntity } from '../../../shared/home/api/home.api';
import { type Floor, floorsOf, roomNames } from '../lib/rooms';
import { DeviceGroup } from './device-group';

interface RoomsProps {
  home: Pick<Home, 'floors' | 'areas'>;
  entities: readonly HomeEntity[];
  /** Stands after the favourites. */
  children?: ReactNode;
}

/** What is starred, then all that is in the home: room by room, floor by floor. */
export function Rooms({ home, entities, children }: RoomsProps): ReactElement {
  const favourites = entities.filter(({ isFavourite }) => isFavourite);
  return (
    <Stack spacing={2}>
      {favourites.length > 0 && (
        <DeviceGroup title="Favourites" entities={favourites} rooms={roomNames(home)} />
      )}
      {children}
      {floorsOf(home, entities).map((floor) => (
        <FloorRooms key={floor.id} floor={floor} />
      ))}
    </Stack>
  );
}

function FloorRooms({ floor: { name: floor, rooms } }: { floor: Floor }): ReactElement {
  const id = useId();
  const blocks = (
    <Masonry>
      {rooms.map((room) => (
        <DeviceGroup
          key={room.id}
          title={room.name}
          entities={room.entities}
          level={floor === undefined ? 2 : 3}
        />
      ))}
    </Masonry>
  );
  if (floor === undefined) return blocks;
  return (
    <section aria-labelledby={id}>
      <Box sx={{ mt: 1, mb: 1.5 }}>
        <Text variant="h2" as="h2" id={id}>
          {floor}
        </Text>
      </Box>
      {blocks}
    </section>
  );
}
