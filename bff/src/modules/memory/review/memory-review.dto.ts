import { z } from 'zod';
import { listTotal } from '../../../common/http/list-total.js';
import { memoryKind } from '../memory-fields.dto.js';
import { memory } from '../memory.dto.js';
import { memoryConflict } from './memory-conflicts.dto.js';

export const reviewQuery = z
  .strictObject({ limit: z.coerce.number().int().min(1).max(100).default(30) })
  .meta({ id: 'ReviewQuery' });
export type ReviewQuery = z.output<typeof reviewQuery>;

const reviewSuggestion = z
  .object({
    kind: z.literal('suggestion'),
    memory,
    tags: z.array(z.string()),
    suggestedKind: memoryKind.nullable(),
  })
  .meta({ id: 'ReviewSuggestion' });
export type ReviewSuggestion = z.output<typeof reviewSuggestion>;

const reviewItem = z.union([
  z.object({ kind: z.literal('conflict'), conflict: memoryConflict }).meta({ id: 'ReviewConflict' }),
  z.object({ kind: z.literal('proposal'), memory }).meta({ id: 'ReviewProposal' }),
  reviewSuggestion,
]);

export const memoryReview = z
  .object({
    items: z
      .array(reviewItem)
      .meta({ description: 'What waits first. What is decided leaves, so there are no pages.' }),
    ...listTotal,
    unread: z.array(memory).meta({
      description: 'The newest that are kept but took too long to read; told until the user has seen it.',
    }),
  })
  .meta({ id: 'MemoryReview' });
export type MemoryReview = z.output<typeof memoryReview>;

export const rejectMemory = z
  .strictObject({
    never: z
      .boolean()
      .default(false)
      .meta({ description: 'Whether the same is never to be proposed again.' }),
  })
  .meta({ id: 'RejectMemory' });
export type RejectMemory = z.output<typeof rejectMemory>;
