import { z } from 'zod';
import { timeZone } from '../../../common/http/time-zone.js';
import { SEARCH_SIGNALS, searchQuery } from '../memory-search.dto.js';

export const searchFeedback = z
  .strictObject({
    query: searchQuery,
    memoryId: z.uuid(),
    useful: z.boolean().meta({ description: 'Whether the memory is what was meant.' }),
    timeZone: timeZone.optional(),
  })
  .meta({ id: 'SearchFeedback' });
export type SearchFeedback = z.output<typeof searchFeedback>;

export const searchWeights = z
  .object({
    weights: z.array(
      z.object({
        signal: z.enum(SEARCH_SIGNALS),
        weight: z.number().meta({ description: 'How much it counts for this user.' }),
        default: z.number().meta({ description: 'How much it counts before anything is learned.' }),
      }),
    ),
    judgements: z.number().int().meta({ description: 'How many judgements they were learned from.' }),
  })
  .meta({ id: 'SearchWeights' });
export type SearchWeights = z.output<typeof searchWeights>;
