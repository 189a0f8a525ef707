import type { Entity } from '../../features/memory/api/entities.api';

export function makeEntity(entity: Partial<Entity> = {}): Entity {
  return {
    id: crypto.randomUUID(),
    kind: 'person',
    name: 'Ana',
    aliases: [],
    mentions: 2,
    firstSeenAt: '2026-01-02T12:00:00Z',
    lastSeenAt: '2026-03-04T12:00:00Z',
    ignoredAt: null,
    ...entity,
  };
}
