import { z } from 'zod';
import { listTotal } from '../../../common/http/list-total.js';
import { timePageQuery } from '../../../common/http/time-page.js';
import { memoryText, moment } from '../memory-fields.dto.js';
import { memory } from '../memory.dto.js';

export const CONFLICT_KINDS = ['same', 'alike', 'changed', 'contrary'] as const;

export const conflictsQuery = timePageQuery.meta({ id: 'ConflictsQuery' });
export type ConflictsQuery = z.output<typeof conflictsQuery>;

export const memoryConflict = z
  .object({
    id: z.uuid(),
    kind: z.enum(CONFLICT_KINDS),
    why: z.string().meta({ description: 'One sentence for a person.' }),
    older: memory,
    newer: memory,
    foundAt: z.iso.datetime(),
  })
  .meta({ id: 'MemoryConflict' });
export type MemoryConflict = z.output<typeof memoryConflict>;

export const memoryConflicts = z
  .object({ items: z.array(memoryConflict), nextCursor: z.string().nullable(), ...listTotal })
  .meta({ id: 'MemoryConflicts' });
export type MemoryConflicts = z.output<typeof memoryConflicts>;

const keepId = z.uuid().meta({ description: 'Which of the two stays.' });

export const resolveConflict = z
  .union([
    z.strictObject({ how: z.literal('keep') }),
    z.strictObject({
      how: z.literal('replace'),
      keepId,
      at: moment.optional().meta({ description: 'Since when the other no longer holds.' }),
    }),
    z.strictObject({ how: z.literal('merge'), keepId, text: memoryText }),
  ])
  .meta({ id: 'ResolveConflict' });
export type ResolveConflict = z.output<typeof resolveConflict>;
