import type { HomeEntity } from '../../../shared/home/api/home.api';

export interface Room {
  id: string;
  name: string;
  entities: HomeEntity[];
}

/** The rooms that have something in them, as they are ordered in the home; what is in none comes last. */
export function roomsOf(
  areas: readonly { id: string; name: string }[],
  entities: readonly HomeEntity[],
): Room[] {
  const rooms = areas.map(({ id, name }) => ({
    id,
    name,
    entities: entities.filter(({ area }) => area === id),
  }));
  const elsewhere = { id: '', name: 'Elsewhere', entities: entities.filter(({ area }) => area === null) };
  return [...rooms, elsewhere].filter((room) => room.entities.length > 0);
}
