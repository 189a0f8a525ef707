import { z } from 'zod';

const eventLoopDelay = z.object({
  p99Ms: z.number().meta({ description: 'A hundredth of the looks found it held up for longer.' }),
  maxMs: z.number(),
});

export const serverMetrics = z
  .object({
    eventLoop: z
      .object({
        sinceStart: eventLoopDelay,
        lastMinute: eventLoopDelay.meta({
          description: 'Of the last whole minute; in the first, of what there was of it.',
        }),
      })
      .meta({ description: 'For how long the server answered nobody, in milliseconds.' }),
  })
  .meta({ id: 'ServerMetrics', description: 'Of the process that answers: with replicas, one of several.' });
export type ServerMetrics = z.output<typeof serverMetrics>;
