import { z } from 'zod';
import { listTotal } from '../../../common/http/list-total.js';
import { plainText } from '../../../common/http/plain-text.js';
import { memory } from '../memory.dto.js';
import { ENTITY_KINDS } from './entity-kinds.js';

const MAX_NAME_LENGTH = 100;
/** Holds a name. */
const MAX_CURSOR_LENGTH = 1_000;

export const entityKind = z.enum(ENTITY_KINDS).meta({ id: 'EntityKind' });
export const entityName = plainText(MAX_NAME_LENGTH);

export const namedEntity = z
  .object({ id: z.uuid(), kind: entityKind, name: z.string() })
  .meta({ id: 'NamedEntity' });

export const entity = z
  .object({
    ...namedEntity.shape,
    aliases: z.array(z.string()).meta({ description: 'Its other names, folded as they are looked up.' }),
    mentions: z.number().int(),
    firstSeenAt: z.iso.datetime().nullable(),
    lastSeenAt: z.iso.datetime().nullable(),
    ignoredAt: z.iso.datetime().nullable().meta({ description: 'Since when it is kept out of sight.' }),
  })
  .meta({ id: 'Entity' });
export type Entity = z.output<typeof entity>;

export const entityListQuery = z
  .strictObject({
    kind: entityKind.optional(),
    query: plainText(MAX_NAME_LENGTH).optional(),
    sort: z.enum(['mentions', 'name']).default('mentions'),
    ignored: z.stringbool().default(false),
    limit: z.coerce.number().int().min(1).max(100).default(50),
    cursor: z.string().max(MAX_CURSOR_LENGTH).optional(),
  })
  .meta({ id: 'EntityListQuery' });
export type EntityListQuery = z.output<typeof entityListQuery>;

export const entityList = z
  .object({ items: z.array(entity), nextCursor: z.string().nullable(), ...listTotal })
  .meta({ id: 'EntityList' });
export type EntityList = z.output<typeof entityList>;

export const recentEntitiesQuery = z
  .strictObject({ limit: z.coerce.number().int().min(1).max(20).default(6) })
  .meta({ id: 'RecentEntitiesQuery' });
export type RecentEntitiesQuery = z.output<typeof recentEntitiesQuery>;

export const recentEntities = z.object({ items: z.array(namedEntity) }).meta({
  id: 'RecentEntities',
  description: 'Whom and what the memories told last speak of, the latest first.',
});
export type RecentEntities = z.output<typeof recentEntities>;

export const entityDetail = z
  .object({
    ...entity.shape,
    related: z.array(
      z
        .object({
          ...namedEntity.shape,
          together: z.number().int().meta({ description: 'Memories that name both.' }),
        })
        .meta({ id: 'RelatedEntity' }),
    ),
    memories: z.array(memory).meta({ description: 'The latest that speak of it.' }),
    merges: z
      .array(z.object({ ...namedEntity.shape, mergedAt: z.iso.datetime() }).meta({ id: 'EntityMerge' }))
      .meta({ description: 'What was merged into it and can be parted again, by the id of the merge.' }),
  })
  .meta({ id: 'EntityDetail' });
export type EntityDetail = z.output<typeof entityDetail>;

export const updateEntity = z
  .strictObject({ name: entityName.optional(), kind: entityKind.optional() })
  .meta({ id: 'UpdateEntity' });
export type UpdateEntity = z.output<typeof updateEntity>;

export const mergeEntity = z.strictObject({ intoId: z.uuid() }).meta({ id: 'MergeEntity' });
export type MergeEntity = z.output<typeof mergeEntity>;

export const entityMerged = z
  .object({
    ...entity.shape,
    mergeId: z
      .uuid()
      .nullable()
      .meta({ description: 'By which the two are parted again. Null where no memory spoke of the one.' }),
  })
  .meta({ id: 'EntityMerged' });
export type EntityMerged = z.output<typeof entityMerged>;

export const entityGraphQuery = z
  .strictObject({ limit: z.coerce.number().int().min(1).max(5_000).default(60) })
  .meta({ id: 'EntityGraphQuery' });
export type EntityGraphQuery = z.output<typeof entityGraphQuery>;

export const entityGraph = z
  .object({
    nodes: z.array(
      z.object({ ...namedEntity.shape, mentions: z.number().int() }).meta({ id: 'EntityGraphNode' }),
    ),
    edges: z.array(
      z.object({ from: z.uuid(), to: z.uuid(), weight: z.number().int() }).meta({ id: 'EntityGraphEdge' }),
    ),
  })
  .meta({ id: 'EntityGraph' });
export type EntityGraph = z.output<typeof entityGraph>;
