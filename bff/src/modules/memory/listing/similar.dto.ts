import { z } from 'zod';

export const similarQuery = z
  .strictObject({ limit: z.coerce.number().int().min(1).max(20).default(10) })
  .meta({ id: 'SimilarQuery' });
export type SimilarQuery = z.output<typeof similarQuery>;
