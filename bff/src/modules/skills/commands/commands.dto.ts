import { z } from 'zod';
import { plainText } from '../../../common/http/plain-text.js';
import { timeZone } from '../../../common/http/time-zone.js';
import { ACTS, DECISIONS } from '../../language/understanding.js';
import { homeActivity } from '../../home/home-activity.dto.js';
import { MADE } from '../kit/skill-manifest.js';
import { skillRun } from '../runs/runs.dto.js';

/** Somebody who says more than that tells something. */
const MAX_COMMAND_LENGTH = 2_000;
const MAX_ID_LENGTH = 255;

const command = z.strictObject({
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
});

export const parseCommand = command
  .extend({
    explain: z.boolean().optional().meta({
      description: 'Also tells what every part of the sentence was taken for, and what else was weighed.',
    }),
  })
  .meta({ id: 'ParseCommand' });
export type ParseCommand = z.output<typeof parseCommand>;

export const runCommand = command
  .extend({
    isConfirmed: z.boolean().optional().meta({ description: 'Yes to what was asked before.' }),
    channel: z.enum(['screen', 'voice', 'api']).default('api'),
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
    makes: z.enum(MADE).nullable().meta({ description: 'What would wait for its time from then on.' }),
    confidence: z.number().min(0).max(1),
    unexplained: z.array(z.string()).meta({ description: 'Words that nothing accounts for.' }),
  })
  .meta({ id: 'CommandIntent' });

const commandCandidate = z
  .object({
    skill: z.string(),
    source: z.string().meta({ description: 'Who proposed it: frames, templates, or the classifier alone.' }),
    parameters: z.record(z.string(), z.unknown()).meta({ description: 'As they were said.' }),
    targets: z.array(z.string()),
    score: z.number(),
    coverage: z.number().min(0).max(1).meta({ description: 'The share of what was said that it explains.' }),
    unread: z.array(z.string()).meta({ description: 'Words that it does not explain.' }),
    isChosen: z.boolean(),
    verdict: z
      .string()
      .optional()
      .meta({ description: 'Why it was not chosen, or why it is asked about first.' }),
  })
  .meta({ id: 'CommandCandidate' });

const commandExplanation = z
  .object({
    text: z.string().meta({ description: 'The words of one clause.' }),
    act: z.enum(ACTS),
    decision: z.enum(DECISIONS),
    confidence: z.number().min(0).max(1),
    form: z.array(z.string()).meta({ description: 'How it is put, such as isQuestion.' }),
    candidates: z.array(commandCandidate).meta({ description: 'The best readings, likeliest first.' }),
  })
  .meta({ id: 'CommandExplanation' });
export type CommandExplanation = z.output<typeof commandExplanation>;

export const parsedCommand = z
  .object({
    outcome: z.enum(['act', 'ask', 'none']),
    intents: z.array(commandIntent),
    question: z.string().optional(),
    explanation: z
      .array(commandExplanation)
      .optional()
      .meta({ description: 'One for each clause, where it is asked for.' }),
  })
  .meta({ id: 'ParsedCommand' });
export type ParsedCommand = z.output<typeof parsedCommand>;

export const commandResult = z
  .object({
    outcome: z.enum(['completed', 'awaiting_confirmation', 'awaiting_answer', 'none']).meta({
      description: 'awaiting_confirmation: nothing has happened; say it again with isConfirmed.',
    }),
    intents: z.array(commandIntent),
    answer: z.string(),
    run: skillRun.optional().meta({ description: 'What was noted of it; its id undoes it.' }),
    actions: z.array(homeActivity),
  })
  .meta({ id: 'CommandResult' });
export type CommandResult = z.output<typeof commandResult>;
