import { z } from 'zod';
import { keptRecurrence } from '../recurrence/recurrence.dto.js';
import { SCHEDULED_OUTCOMES, SCHEDULED_STATUSES } from './scheduled-command.js';

export const scheduledCommand = z
  .object({
    id: z.uuid(),
    status: z.enum(SCHEDULED_STATUSES).meta({
      description: 'finished: it will not be done any more, whatever came of it.',
    }),
    text: z.string().meta({ description: 'What is done, without its time.' }),
    source: z.string().meta({ description: 'The sentence that asked for it.' }),
    dueAt: z.iso.datetime(),
    recurrence: keptRecurrence.nullable(),
    outcome: z.enum(SCHEDULED_OUTCOMES).nullable().meta({
      description: 'Of the last time. failed: it could not be done; missed: the server was not running.',
    }),
    result: z.string().nullable().meta({ description: 'What came of it, in a sentence.' }),
    ranAt: z.iso.datetime().nullable(),
    runId: z.uuid().nullable().meta({ description: 'Where Activity tells of it.' }),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'ScheduledCommand', description: 'Something that the twin does by itself when it is due.' });
export type ScheduledCommandResponse = z.output<typeof scheduledCommand>;

export const scheduledCommandList = z
  .object({
    items: z.array(scheduledCommand).meta({
      description: 'Those that wait by when they are due, then what was due within a day, the latest first.',
    }),
  })
  .meta({ id: 'ScheduledCommands' });
export type ScheduledCommandList = z.output<typeof scheduledCommandList>;
