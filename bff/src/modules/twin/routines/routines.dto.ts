import { z } from 'zod';

export const twinRoutines = z
  .object({
    items: z.array(
      z
        .object({
          kind: z.enum(['memory', 'tag', 'mood', 'reminder', 'skill']),
          name: z
            .string()
            .meta({ description: 'The tag, the reminder or the title of the skill; else empty.' }),
          weekdays: z.array(z.number().int()).meta({ description: 'From 0 on Mondays.' }),
          minute: z.number().int().meta({ description: 'Since midnight, by the clock on the wall.' }),
          weeks: z.number().int().meta({ description: 'In how many of the last weeks.' }),
          count: z.number().int(),
        })
        .meta({ id: 'TwinRoutine' }),
    ),
    ofWeeks: z.number().int(),
  })
  .meta({ id: 'TwinRoutines' });
export type TwinRoutines = z.output<typeof twinRoutines>;
