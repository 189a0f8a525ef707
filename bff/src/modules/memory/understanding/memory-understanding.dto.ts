import { z } from 'zod';
import { namedEntity } from '../entities/entities.dto.js';
import { memoryKind, memoryTag } from '../memory-fields.dto.js';

export const memoryUnderstanding = z
  .object({
    isRead: z.boolean().meta({ description: 'Whether the twin has read it as it is now.' }),
    mentions: z.array(namedEntity),
    happenedAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'Only where the twin read it out of the text.' }),
    suggestedTags: z.array(z.string()),
    suggestedKind: memoryKind.nullable(),
  })
  .meta({ id: 'MemoryUnderstanding' });
export type MemoryUnderstanding = z.output<typeof memoryUnderstanding>;

/** What the user takes back; it is not proposed again for this memory. */
export const dismissUnderstanding = z
  .union([
    z.strictObject({ kind: z.literal('entity'), entityId: z.uuid() }),
    z.strictObject({ kind: z.literal('tag'), tag: memoryTag }),
    z.strictObject({ kind: z.literal('kind') }),
    z.strictObject({ kind: z.literal('date') }),
  ])
  .meta({ id: 'DismissUnderstanding' });
export type DismissUnderstanding = z.output<typeof dismissUnderstanding>;
