import { z } from 'zod';
import { plainText } from '../../../common/http/plain-text.js';
import { timeZone } from '../../../common/http/time-zone.js';
import { homeActivity } from '../../home/home-activity.dto.js';

/** Somebody who says more than that tells something. */
const MAX_COMMAND_LENGTH = 2_000;
const MAX_ID_LENGTH = 255;

export const parseCommand = z
  .strictObject({
    text: plainText(MAX_COMMAND_LENGTH),
    context: z
      .strictObject({
        areaId: z
          .string()
          .max(MAX_ID_LENGTH)
          .nullish()
          .meta({ description: 'The room of whoever speaks, or of what they speak to.' }),
        now: z.iso.datetime({ offset: true }).optional(),
        timeZone: timeZone.optional(),
      })
      .optional(),
  })
  .meta({ id: 'ParseCommand' });
export type ParseCommand = z.output<typeof parseCommand>;

export const runCommand = parseCommand
  .extend({
    isConfirmed: z.boolean().optional().meta({ description: 'Yes to what was asked before.' }),
  })
  .meta({ id: 'RunCommand' });
export type RunCommand = z.output<typeof runCommand>;

const commandIntent = z
  .object({
    skill: z.string(),
    parameters: z.record(z.string(), z.unknown()),
    targets: z
      .array(z.string())
      .meta({ description: 'Ids of entities; where it is asked, those to choose from.' }),
    confidence: z.number().min(0).max(1),
    unexplained: z.array(z.string()).meta({ description: 'Words that nothing accounts for.' }),
  })
  .meta({ id: 'CommandIntent' });

export const parsedCommand = z
  .object({
    outcome: z.enum(['act', 'ask', 'none']),
    intents: z.array(commandIntent),
    question: z.string().optional(),
  })
  .meta({ id: 'ParsedCommand' });
export type ParsedCommand = z.output<typeof parsedCommand>;

export const commandResult = z
  .object({
    outcome: z.enum(['done', 'confirm', 'ask', 'none']).meta({
      description: 'confirm: nothing has happened; say it again with isConfirmed.',
    }),
    intents: z.array(commandIntent),
    answer: z.string(),
    actions: z.array(homeActivity),
  })
  .meta({ id: 'CommandResult' });
export type CommandResult = z.output<typeof commandResult>;
