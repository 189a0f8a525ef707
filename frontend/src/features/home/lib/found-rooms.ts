import type { DiscoveredEntity } from '../api/connections.api';

export interface FoundRoom {
  /** As it came; null: it came without one. */
  area: string | null;
  entities: DiscoveredEntity[];
}

/** Of one connection its own ids are unique. */
export function keyOf({
  connection,
  externalId,
}: Pick<DiscoveredEntity, 'connection' | 'externalId'>): string {
  return `${connection} ${externalId}`;
}

/** Room by room as they came, those without one last; in a room what is of one device stands together. */
export function roomsOf(entities: readonly DiscoveredEntity[]): FoundRoom[] {
  const rooms = new Map<string | null, DiscoveredEntity[]>();
  for (const entity of entities) rooms.set(entity.area, [...(rooms.get(entity.area) ?? []), entity]);
  return [...rooms]
    .sort(([a], [b]) => (a === null ? 1 : b === null ? -1 : a.localeCompare(b)))
    .map(([area, found]) => ({ area, entities: found.toSorted(byDevice) }));
}

/** "Hallway sensor, Aqara MCCGQ11LM, binary sensor". */
export function foundWords({ device, name, domain, category }: DiscoveredEntity): string {
  const make = [device?.manufacturer, device?.model].filter(Boolean).join(' ');
  const kind = domain.replaceAll('_', ' ');
  const aside =
    category === null ? kind : `${kind}, ${category === 'config' ? 'a setting' : 'for diagnosis'}`;
  return [device?.name === name ? null : device?.name, make, aside].filter(Boolean).join(', ');
}

export function isFoundBy(entity: DiscoveredEntity, query: string): boolean {
  const words = [entity.name, entity.area, foundWords(entity)].join(' ').toLowerCase();
  return words.includes(query.trim().toLowerCase());
}

function byDevice(a: DiscoveredEntity, b: DiscoveredEntity): number {
  const of = ({ device, name }: DiscoveredEntity): string => `${device?.name ?? name} ${name}`;
  return of(a).localeCompare(of(b));
}
