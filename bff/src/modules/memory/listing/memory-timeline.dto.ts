import { z } from 'zod';
import { listTotal } from '../../../common/http/list-total.js';
import { timePageQuery } from '../../../common/http/time-page.js';
import { memoryFilter, memorySort } from '../memory-filter.dto.js';

export const timelineQuery = z
  .strictObject({ ...memoryFilter.shape, sort: memorySort, cursor: timePageQuery.shape.cursor })
  .meta({ id: 'MemoryTimelineQuery' });
export type TimelineQuery = z.output<typeof timelineQuery>;

export const memoryTimeline = z
  .object({
    ...listTotal,
    days: z.array(z.object({ day: z.iso.date(), count: z.number().int() })).meta({
      description:
        'Of the next 1,000 of the list: the days, where the user is, on which there are any; the latest first.',
    }),
    windows: z.array(z.string().nullable()).meta({
      description: 'The cursors with which the list reads each fifty of them; null at the top of the list.',
    }),
    nextCursor: z.string().nullable(),
  })
  .meta({ id: 'MemoryTimeline' });
export type MemoryTimeline = z.output<typeof memoryTimeline>;

export const monthsQuery = timelineQuery.omit({ cursor: true }).meta({ id: 'MemoryMonthsQuery' });
export type MonthsQuery = z.output<typeof monthsQuery>;

export const memoryMonths = z
  .object({
    items: z
      .array(
        z.object({
          month: z.string().meta({ description: 'Such as 2026-03, where the user is.' }),
          cursor: z.string().meta({ description: 'Begins the list, or its timeline, with that month.' }),
        }),
      )
      .meta({ description: 'The months in which there are any, the latest first.' }),
  })
  .meta({ id: 'MemoryMonths' });
export type MemoryMonths = z.output<typeof memoryMonths>;
