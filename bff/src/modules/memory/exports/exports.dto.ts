import { z } from 'zod';
import { MEMORY_STATUSES } from '../memory-fields.dto.js';
import { memoryFilter } from '../memory-filter.dto.js';

export const exportQuery = z
  .strictObject({
    ...memoryFilter.shape,
    status: z.enum(MEMORY_STATUSES).optional().meta({ description: 'All of them where none is given.' }),
  })
  .meta({ id: 'MemoryExportQuery' });
export type ExportQuery = z.output<typeof exportQuery>;
