import type { Home } from '../../../shared/home/api/home.api';

const MAX_LENGTH = 60;

/** The id of the room of that name; of a new one, a fresh id that says it. */
export function roomIdOf(name: string, areas: Home['areas']): { id: string; isNew: boolean } {
  const known = areas.find((area) => area.name.toLowerCase() === name.toLowerCase());
  if (known) return { id: known.id, isNew: false };
  const plain = name.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const base =
    plain
      .replaceAll(/[^a-z0-9]+/g, '_')
      .replaceAll(/^_|_$/g, '')
      .slice(0, MAX_LENGTH) || 'room';
  const taken = new Set(areas.map(({ id }) => id));
  for (let count = 1; ; count += 1) {
    const id = count === 1 ? base : `${base}_${String(count)}`;
    if (!taken.has(id)) return { id, isNew: true };
  }
}
