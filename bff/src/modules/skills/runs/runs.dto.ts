import { z } from 'zod';
import { timePageQuery } from '../../../common/http/time-page.js';
import { RUN_ASKERS } from '../performing/performer.js';

export const skillRun = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    askedBy: z.enum(RUN_ASKERS),
    outcome: z.enum(['done', 'confirm', 'ask', 'closed']).meta({
      description: 'confirm, ask: nothing has happened, and an answer is awaited.',
    }),
    skills: z.array(z.string()),
    targets: z.array(z.string()).meta({ description: 'Ids of the home’s entities it was about.' }),
    reminders: z.array(z.uuid()).meta({ description: 'Ids of the reminders and timers it made or changed.' }),
    result: z.string(),
    canUndo: z.boolean(),
    undoneAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'SkillRun', description: 'Something that the twin was asked to do, and what came of it.' });
export type SkillRun = z.output<typeof skillRun>;

export const skillRunQuery = timePageQuery.meta({ id: 'SkillRunQuery' });
export type SkillRunQuery = z.output<typeof skillRunQuery>;

export const skillRunPage = z
  .object({ items: z.array(skillRun), nextCursor: z.string().nullable() })
  .meta({ id: 'SkillRunPage' });
export type SkillRunPage = z.output<typeof skillRunPage>;
