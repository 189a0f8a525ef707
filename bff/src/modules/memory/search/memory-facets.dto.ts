import { z } from 'zod';
import { listTotal } from '../../../common/http/list-total.js';
import { MEMORY_SOURCES, memoryKind } from '../memory-fields.dto.js';
import { memoryFilter } from '../memory-filter.dto.js';

export const facetsQuery = memoryFilter.meta({ id: 'MemoryFacetsQuery' });

const count = z.number().int();
const named = z.object({ id: z.uuid(), name: z.string(), count });

export const memoryFacets = z
  .object({
    ...listTotal,
    isOfAll: z.boolean().meta({
      description: 'Whether the numbers below are of all memories; else of the latest 10,000 of them.',
    }),
    kinds: z
      .array(z.object({ value: memoryKind, count }))
      .meta({ description: 'As if no kind were chosen, so that each says what choosing it would show.' }),
    sources: z
      .array(z.object({ value: z.enum(MEMORY_SOURCES), count }))
      .meta({ description: 'As if no source were chosen.' }),
    tags: z.array(z.object({ value: z.string(), count })).meta({ description: 'The most frequent ones.' }),
    years: z.array(z.object({ value: z.number().int(), count: count.nullable() })).meta({
      description:
        'Of when it happened, or was recorded where that is not known; the latest first. Null where none was counted.',
    }),
    people: z.array(named),
    places: z.array(named),
    imports: z.array(z.object({ id: z.uuid(), count })),
  })
  .meta({ id: 'MemoryFacets' });
export type MemoryFacets = z.output<typeof memoryFacets>;
