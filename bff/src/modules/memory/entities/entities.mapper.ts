import { type Entity } from './entities.dto.js';
import { type EntityRow } from './entities.repository.js';

export function toEntity({ id, kind, name, aliases, mentions, ...row }: EntityRow): Entity {
  return {
    id,
    kind,
    name,
    aliases,
    mentions,
    firstSeenAt: row.firstSeenAt?.toISOString() ?? null,
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    ignoredAt: row.ignoredAt?.toISOString() ?? null,
  };
}
