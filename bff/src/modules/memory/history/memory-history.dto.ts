import { z } from 'zod';
import { MAX_INTEGER } from '../../../common/http/integer.js';
import { listTotal } from '../../../common/http/list-total.js';
import { memoryText, moment } from '../memory-fields.dto.js';
import { memory } from '../memory.dto.js';

/** A paste has at most so many parts. */
const MAX_REACH = 50;

export const restoreMemoryVersion = z
  .strictObject({
    version: z.number().int().min(1).max(MAX_INTEGER).meta({ description: 'The version that is on screen.' }),
  })
  .meta({ id: 'RestoreMemoryVersion' });
export type RestoreMemoryVersion = z.output<typeof restoreMemoryVersion>;

export const supersedeMemory = z
  .strictObject({
    by: z
      .union([z.uuid(), z.strictObject({ text: memoryText, happenedAt: moment.nullable().default(null) })])
      .meta({ description: 'What holds instead: a memory, or the words of a new one.' }),
    at: moment.optional().meta({
      description: 'Since when. Without it: when the other happened, else when it was recorded.',
    }),
  })
  .meta({ id: 'SupersedeMemory' });
export type SupersedeMemory = z.output<typeof supersedeMemory>;

export const memoryHistory = z
  .object({
    items: z.array(memory).meta({ description: 'What holds now, then what held before, newest first.' }),
  })
  .meta({ id: 'MemoryHistory' });
export type MemoryHistory = z.output<typeof memoryHistory>;

export const neighboursQuery = z
  .strictObject({
    reach: z.coerce.number().int().min(1).max(MAX_REACH).default(2).meta({
      description: 'How many places before and behind.',
    }),
  })
  .meta({ id: 'NeighboursQuery' });
export type NeighboursQuery = z.output<typeof neighboursQuery>;

export const memoryNeighbours = z
  .object({
    items: z.array(memory).meta({ description: 'The memory among its neighbours, in reading order.' }),
    ...listTotal,
  })
  .meta({ id: 'MemoryNeighbours', description: 'The total is of all that were captured together.' });
export type MemoryNeighbours = z.output<typeof memoryNeighbours>;
