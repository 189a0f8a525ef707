import { z } from 'zod';
import { MEMORY_SOURCES, MEMORY_STATUSES, memoryKind, memoryTag, moment } from './memory-fields.dto.js';

const MAX_CHOICES = 20;

/** In a query string a single choice is no list. */
function choices<T>(choice: z.ZodType<T>): z.ZodType<T[]> {
  return z.union([z.array(choice).min(1).max(MAX_CHOICES), choice.transform((value) => [value])]);
}

/** Which memories are meant: those that fulfil all that is given. Lists, searches, exports and bulk work share it. */
export const memoryFilter = z
  .strictObject({
    status: z.enum(MEMORY_STATUSES).default('active'),
    kind: choices(memoryKind).optional().meta({ description: 'One of these.' }),
    tag: choices(memoryTag).optional().meta({ description: 'All of these.' }),
    entity: choices(z.uuid())
      .optional()
      .meta({ description: 'Speaks of all of these people, places, organisations and topics.' }),
    source: z.enum(MEMORY_SOURCES).optional(),
    importId: z.uuid().optional(),
    pinned: z.union([z.boolean(), z.stringbool()]).optional(),
    minImportance: z.coerce.number().int().min(1).max(3).optional(),
    happenedFrom: moment.optional(),
    happenedBefore: moment.optional(),
    recordedFrom: moment.optional(),
    recordedBefore: moment.optional(),
    dateFrom: moment.optional().meta({ description: 'Happened, or where that is unknown was recorded.' }),
    dateBefore: moment.optional(),
  })
  .meta({ id: 'MemoryFilter' });
export type MemoryFilter = z.output<typeof memoryFilter>;

export const MEMORY_SORTS = ['recorded', 'happened'] as const;
export const memorySort = z.enum(MEMORY_SORTS).optional().meta({
  description:
    'The latest first: by when it was recorded, unless it is by when it happened, as far as known.',
});
