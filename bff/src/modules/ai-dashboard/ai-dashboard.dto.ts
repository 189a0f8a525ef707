import { z } from 'zod';
import { MEMORY_SOURCES } from '../memory/memory-fields.dto.js';
import { AREAS } from './known.js';
import { outsideHost } from './outside-calls/outside-calls.dto.js';
import { PLACES, SERVER_PARTS } from './servers.js';

export const aiDashboard = z
  .object({
    days: z.number().int(),
    learned: z.object({
      week: z.number().int().meta({ description: 'Memories of the last seven days.' }),
      total: z.number().int(),
    }),
    answers: z
      .object({
        total: z.number().int(),
        withSources: z.number().int(),
        closest: z.number().int().meta({ description: 'What they cite comes closest and does not answer.' }),
        ratings: z.object({ up: z.number().int(), down: z.number().int() }),
      })
      .meta({ description: 'Of the days looked at.' }),
    questions: z.array(z.object({ date: z.iso.date(), count: z.number().int() })),
    unanswered: z
      .array(
        z.object({
          messageId: z.uuid(),
          conversationId: z.uuid(),
          question: z.string(),
          askedAt: z.iso.datetime(),
        }),
      )
      .meta({ description: 'Questions to which nothing was known, the latest first.' }),
    areas: z
      .array(
        z.object({
          area: z.enum(AREAS),
          count: z.number().int(),
          latest: z.iso.datetime().nullable().meta({ description: 'When the last of it came.' }),
        }),
      )
      .meta({ description: 'How much is known of each part of a life.' }),
    sources: z.array(z.object({ source: z.enum(MEMORY_SOURCES), count: z.number().int() })),
    servers: z
      .array(
        z.object({
          part: z.enum(SERVER_PARTS),
          host: z.string(),
          place: z.enum(PLACES),
        }),
      )
      .meta({ description: 'Where this server may send something of the user’s.' }),
    left: z.array(outsideHost).meta({
      description: 'Where it did send something, of the days looked at; 50 machines at most, the most first.',
    }),
  })
  .meta({
    id: 'AiDashboard',
    description: 'What is known, how well it answers, and what may leave this server.',
  });
export type AiDashboard = z.output<typeof aiDashboard>;
