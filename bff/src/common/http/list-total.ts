import { z } from 'zod';
import { TOTAL_KINDS } from '../list-total.js';

/** The fields by which a list says how long it is. */
export const listTotal = {
  total: z.number().int(),
  totalIs: z.enum(TOTAL_KINDS).meta({
    id: 'TotalIs',
    description:
      'At least up to 1,000 the total is exact; beyond, it is about that many, or there are more than that.',
  }),
};
