import { z } from 'zod';
import { MAX_INTEGER } from '../../../common/http/integer.js';
import { namedEntity } from '../entities/entities.dto.js';
import { memoryKind, memoryTag, memoryTags } from '../memory-fields.dto.js';

export const memoryExtraction = z
  .object({
    isRead: z.boolean().meta({ description: 'Whether the twin has read it as it is now.' }),
    isTooMuch: z.boolean().meta({
      description:
        'Reading it took longer than a text may take. It is kept, and read again only once it is edited.',
    }),
    mentions: z.array(namedEntity),
    happenedAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'Only where the twin read it out of the text.' }),
    happenedAtIsInferred: z.boolean().meta({ description: 'Its year or its week is not in the text.' }),
    suggestedTags: z.array(z.string()),
    suggestedKind: memoryKind.nullable(),
  })
  .meta({ id: 'MemoryExtraction' });
export type MemoryExtraction = z.output<typeof memoryExtraction>;

/** What the user takes back; it is not proposed again for this memory. */
export const dismissExtraction = z
  .union([
    z.strictObject({ kind: z.literal('entity'), entityId: z.uuid() }),
    z.strictObject({ kind: z.literal('tag'), tag: memoryTag }),
    z.strictObject({ kind: z.literal('kind') }),
    z.strictObject({ kind: z.literal('date') }),
    z.strictObject({ kind: z.literal('unread') }),
  ])
  .meta({ id: 'DismissExtraction' });
export type DismissExtraction = z.output<typeof dismissExtraction>;

/** Which of the suggestions are taken; the others are not suggested again for this memory, nor for the like. */
export const decideSuggestions = z
  .strictObject({ version: z.number().int().min(1).max(MAX_INTEGER), tags: memoryTags, kind: z.boolean() })
  .meta({ id: 'DecideSuggestions' });
export type DecideSuggestions = z.output<typeof decideSuggestions>;

/** What is suggested again, whether it was taken or rejected. */
export const reconsiderSuggestions = z
  .strictObject({ tags: memoryTags, kind: memoryKind.nullable() })
  .meta({ id: 'ReconsiderSuggestions' });
export type ReconsiderSuggestions = z.output<typeof reconsiderSuggestions>;
