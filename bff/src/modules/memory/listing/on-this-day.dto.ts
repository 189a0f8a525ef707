import { z } from 'zod';
import { memory } from '../memory.dto.js';

export const onThisDayQuery = z
  .strictObject({
    date: z.iso.date().optional().meta({ description: 'Today, where the user is, unless it is given.' }),
  })
  .meta({ id: 'OnThisDayQuery' });
export type OnThisDayQuery = z.output<typeof onThisDayQuery>;

export const onThisDay = z
  .object({
    items: z.array(
      z
        .object({
          memory,
          monthsAgo: z.number().int().min(1).meta({ description: 'To the day; 12 is a year.' }),
        })
        .meta({ id: 'MemoryOfThisDay' }),
    ),
  })
  .meta({ id: 'OnThisDay' });
export type OnThisDay = z.output<typeof onThisDay>;
