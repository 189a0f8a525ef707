import type { Home, HomeEntity } from '../../../shared/home/api/home.api';

export interface Room {
  id: string;
  name: string;
  entities: HomeEntity[];
}

export interface Floor {
  id: string;
  /** None where the home has a single floor, or none: there is nothing to tell apart. */
  name: string | undefined;
  rooms: Room[];
}

type Places = Pick<Home, 'floors' | 'areas'>;

/** Rooms with something in them, floor by floor, as they are ordered in the home; what is in none comes last. */
export function floorsOf({ floors, areas }: Places, entities: readonly HomeEntity[]): Floor[] {
  const roomsOn = (floor: string | null): Room[] =>
    areas
      .filter((area) => area.floor === floor)
      .map(({ id, name }) => ({ id, name, entities: entities.filter(({ area }) => area === id) }));
  const elsewhere = { id: '', name: 'Elsewhere', entities: entities.filter(({ area }) => area === null) };
  const all = [
    ...floors.map(({ id, name }) => ({ id, name, rooms: roomsOn(id) })),
    { id: '', name: 'Other rooms', rooms: [...roomsOn(null), elsewhere] },
  ];
  const filled = all
    .map((floor) => ({ ...floor, rooms: floor.rooms.filter((room) => room.entities.length > 0) }))
    .filter(({ rooms }) => rooms.length > 0);
  const named = filled.filter(({ id }) => id !== '');
  if (named.length > 1) return filled;
  return filled.length === 0
    ? []
    : [{ id: '', name: undefined, rooms: filled.flatMap(({ rooms }) => rooms) }];
}

/** What each room is called, by its id. */
export function roomNames({ areas }: Pick<Home, 'areas'>): ReadonlyMap<string | null, string> {
  return new Map(areas.map(({ id, name }) => [id, name]));
}
