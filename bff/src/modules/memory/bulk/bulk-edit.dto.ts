import { z } from 'zod';
import { importance, memoryKind, memoryTags } from '../memory-fields.dto.js';
import { memoryFilter } from '../memory-filter.dto.js';

const MAX_IDS = 500;

const tags = memoryTags.min(1);

export const bulkChange = z
  .union([
    z.strictObject({ action: z.enum(['addTags', 'removeTags']), tags }),
    z.strictObject({ action: z.literal('setKind'), kind: memoryKind }),
    z.strictObject({ action: z.literal('setImportance'), importance }),
    z.strictObject({ action: z.enum(['archive', 'unarchive', 'pin', 'unpin', 'delete']) }),
  ])
  .meta({ id: 'BulkChange' });
export type BulkChange = z.output<typeof bulkChange>;

export const editMemories = z
  .strictObject({
    ids: z.array(z.uuid()).min(1).max(MAX_IDS).optional(),
    filter: memoryFilter.optional().meta({ description: 'All that match, however many.' }),
    except: z.array(z.uuid()).max(MAX_IDS).default([]).meta({ description: 'Of those, not these.' }),
    change: bulkChange,
  })
  .refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), 'Give either ids or a filter.')
  .meta({ id: 'EditMemories' });
export type EditMemories = z.output<typeof editMemories>;

export const memoriesEdited = z
  .object({
    changed: z.number().int(),
    skipped: z.number().int().meta({ description: 'Would have had more tags than a memory may have.' }),
    undoToken: z.uuid().nullable().meta({ description: 'Null when nothing was changed.' }),
  })
  .meta({ id: 'MemoriesEdited' });
export type MemoriesEdited = z.output<typeof memoriesEdited>;

export const editUndone = z
  .object({
    restored: z.number().int(),
    skipped: z.number().int().meta({ description: 'Changed since, and left as they are.' }),
  })
  .meta({ id: 'EditUndone' });
export type EditUndone = z.output<typeof editUndone>;
