import { z } from 'zod';
import { MEMORY_SOURCES, memoryKind } from '../memory-fields.dto.js';
import { memoryFilter, memorySort } from '../memory-filter.dto.js';

export const facetsQuery = memoryFilter.meta({ id: 'MemoryFacetsQuery' });

const count = z.number().int();
const named = z.object({ id: z.uuid(), name: z.string(), count });

export const memoryFacets = z
  .object({
    total: count,
    kinds: z
      .array(z.object({ value: memoryKind, count }))
      .meta({ description: 'As if no kind were chosen, so that each says what choosing it would show.' }),
    sources: z
      .array(z.object({ value: z.enum(MEMORY_SOURCES), count }))
      .meta({ description: 'As if no source were chosen.' }),
    tags: z.array(z.object({ value: z.string(), count })).meta({ description: 'The most frequent ones.' }),
    years: z.array(z.object({ value: z.number().int(), count })).meta({
      description: 'Of when it happened, or was recorded where that is not known; the latest first.',
    }),
    people: z.array(named),
    places: z.array(named),
    imports: z.array(z.object({ id: z.uuid(), count })),
  })
  .meta({ id: 'MemoryFacets' });
export type MemoryFacets = z.output<typeof memoryFacets>;

export const timelineQuery = z
  .strictObject({ ...memoryFilter.shape, sort: memorySort })
  .meta({ id: 'MemoryTimelineQuery' });
export type TimelineQuery = z.output<typeof timelineQuery>;

export const memoryTimeline = z
  .object({
    total: count,
    days: z
      .array(z.object({ day: z.iso.date(), count }))
      .meta({ description: 'Days on which there are any, where the user is; the latest first.' }),
  })
  .meta({ id: 'MemoryTimeline' });
export type MemoryTimeline = z.output<typeof memoryTimeline>;
