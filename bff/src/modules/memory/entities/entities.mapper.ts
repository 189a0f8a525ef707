import { type Entity, type EntityDetail } from './entities.dto.js';
import { type EntityMergeRow, type EntityRow } from './entities.repository.js';

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

export function toEntityMerge({ id, kind, name, mergedAt }: EntityMergeRow): EntityDetail['merges'][number] {
  return { id, kind, name, mergedAt: mergedAt.toISOString() };
}
