import { z } from 'zod';

export const chatSettings = z
  .strictObject({
    learns: z
      .boolean()
      .meta({ description: 'Facts that are told in passing become suggestions in the review.' }),
  })
  .meta({ id: 'ChatSettings' });
export type ChatSettings = z.output<typeof chatSettings>;
