import { z } from 'zod';

export const moodSupport = z
  .object({
    contacts: z.string().nullable().meta({
      description: 'Whom to call; null unless three entries of the last seven days are the lowest.',
    }),
  })
  .meta({ id: 'MoodSupport' });
export type MoodSupport = z.output<typeof moodSupport>;
