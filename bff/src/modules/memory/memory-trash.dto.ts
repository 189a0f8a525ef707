import { z } from 'zod';
import { listTotal } from '../../common/http/list-total.js';
import { timePageQuery } from '../../common/http/time-page.js';
import { memory } from './memory.dto.js';

export const trashQuery = timePageQuery.meta({ id: 'TrashQuery' });
export type TrashQuery = z.output<typeof trashQuery>;

export const trashedMemory = z
  .object({
    memory,
    deletedAt: z.iso.datetime(),
    erasedAt: z.iso.datetime().meta({ description: 'When it goes for good unless it is restored.' }),
  })
  .meta({ id: 'TrashedMemory' });
export type TrashedMemory = z.output<typeof trashedMemory>;

export const trash = z
  .object({ items: z.array(trashedMemory), nextCursor: z.string().nullable(), ...listTotal })
  .meta({ id: 'Trash' });
export type Trash = z.output<typeof trash>;

export const erasureReceipt = z
  .object({
    erased: z.object({
      memories: z.number().int(),
      versions: z.number().int().meta({ description: 'What they had said before they were corrected.' }),
      answers: z.number().int().meta({ description: 'Answers that rested on them.' }),
    }),
  })
  .meta({ id: 'ErasureReceipt' });
export type ErasureReceipt = z.output<typeof erasureReceipt>;
