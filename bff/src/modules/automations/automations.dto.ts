import { z } from 'zod';
import { MAX_INTEGER } from '../../common/http/integer.js';
import { RUN_OUTCOMES, EFFECT_STATUSES } from './automation.js';
import { action } from './rule/actions.dto.js';
import { condition } from './rule/conditions.dto.js';
import { rule } from './rule/rule.dto.js';
import { trigger } from './rule/triggers.dto.js';

const name = z.string().trim().min(1).max(120);
const moment = z.iso.datetime();
const words = z.string().meta({ description: 'What it does, in a sentence.' });

export const ruleProblem = z
  .object({
    kind: z.enum(['gone', 'never', 'place']),
    text: z.string().meta({ description: 'In a sentence for a person.' }),
  })
  .meta({ id: 'AutomationProblem', description: 'Why it cannot do what it is for.' });

export const automation = z
  .object({
    id: z.uuid(),
    version: z.number().int(),
    name,
    rule,
    words,
    source: z.string().nullable().meta({ description: 'The sentence that it was drafted from.' }),
    isEnabled: z.boolean(),
    isRunning: z.boolean(),
    suspendedUntil: moment.nullable().meta({ description: 'It ran too often; until then it does nothing.' }),
    nextAt: moment.nullable().meta({ description: 'The next time of its own.' }),
    lastRanAt: moment.nullable(),
    problems: z.array(ruleProblem),
    updatedAt: moment,
  })
  .meta({ id: 'Automation' });
export type AutomationResponse = z.output<typeof automation>;

export const automationList = z.object({ items: z.array(automation) }).meta({ id: 'AutomationList' });
export type AutomationList = z.output<typeof automationList>;

export const createAutomation = z
  .strictObject({
    name,
    rule,
    source: z.string().trim().min(1).max(500).optional(),
    isEnabled: z.boolean().default(true),
  })
  .meta({ id: 'CreateAutomation' });
export type CreateAutomation = z.output<typeof createAutomation>;

export const editAutomation = z
  .strictObject({
    name: name.optional(),
    rule: rule.optional(),
    isEnabled: z.boolean().optional(),
    version: z
      .number()
      .int()
      .max(MAX_INTEGER)
      .optional()
      .meta({ description: 'That was read; another one meanwhile is answered with 409.' }),
  })
  .meta({
    id: 'EditAutomation',
    description: 'A new rule or name is a new version; what is left out stays.',
  });
export type EditAutomation = z.output<typeof editAutomation>;

export const automationVersions = z
  .object({ items: z.array(z.object({ version: z.number().int(), name, words, madeAt: moment })) })
  .meta({ id: 'AutomationVersions' });
export type AutomationVersions = z.output<typeof automationVersions>;

export const draftRequest = z
  .strictObject({ text: z.string().trim().min(1).max(300) })
  .meta({ id: 'DraftRequest' });
export type DraftRequest = z.output<typeof draftRequest>;
export const draftedAutomation = z
  .object({
    when: z.array(trigger).meta({ description: 'Empty where that part is not understood.' }),
    if: condition.nullable(),
    then: z.array(action),
    whenText: z.string().nullable(),
    thenText: z.string().nullable(),
  })
  .meta({ id: 'DraftedAutomation', description: 'What a sentence says; nothing of it is guessed.' });
export type DraftedAutomation = z.output<typeof draftedAutomation>;

export const previewAutomation = z.strictObject({ rule }).meta({ id: 'PreviewAutomation' });
export type PreviewAutomation = z.output<typeof previewAutomation>;
export const automationPreview = z
  .object({
    words,
    nextAt: moment.nullable(),
    problems: z.array(ruleProblem),
    asks: z.boolean().meta({ description: 'Something in it waits for a yes each time.' }),
  })
  .meta({ id: 'AutomationPreview' });
export type AutomationPreview = z.output<typeof automationPreview>;

export const dryRunRequest = z
  .strictObject({ rule, days: z.number().int().min(1).max(30).default(14) })
  .meta({ id: 'DryRunRequest' });
export type DryRunRequest = z.output<typeof dryRunRequest>;
export const dryRunResult = z
  .object({
    ran: z.number().int(),
    heldBack: z.number().int(),
    from: moment.meta({ description: 'What was kept begins here, or the days that were asked for.' }),
    isCut: z.boolean().meta({ description: 'More happened than was looked at.' }),
    notKept: z.array(z.string()).meta({ description: 'What of it the past does not tell, in words.' }),
    items: z.array(
      z.object({
        at: moment,
        outcome: z.enum(['ran', 'held_back', 'missed']),
        reason: z.string().nullable(),
        trigger: z.string(),
      }),
    ),
  })
  .meta({ id: 'DryRunResult' });
export type DryRunResult = z.output<typeof dryRunResult>;

const runStep = z.object({
  at: moment,
  kind: z.enum(['did', 'went']),
  text: z.string(),
  status: z.enum([...EFFECT_STATUSES, 'went']),
  result: z.string().nullable(),
  tookMs: z.number().int().nullable(),
  skillRunId: z.uuid().nullable(),
});
export const automationRun = z
  .object({
    id: z.uuid(),
    version: z.number().int(),
    outcome: z.enum(RUN_OUTCOMES),
    reason: z.string().nullable().meta({ description: 'In a few words.' }),
    count: z.number().int().meta({ description: 'How many times in a row, of what was refused.' }),
    startedAt: moment,
    endedAt: moment.nullable(),
    trigger: z.string().nullable().meta({ description: 'What started it, in words.' }),
    values: z
      .array(z.object({ name: z.string(), value: z.string() }))
      .meta({ description: 'What the conditions looked at.' }),
    steps: z.array(runStep),
  })
  .meta({ id: 'AutomationRun' });
export const automationRuns = z.object({ items: z.array(automationRun) }).meta({ id: 'AutomationRuns' });
export type AutomationRunResponse = z.output<typeof automationRun>;
export type AutomationRuns = z.output<typeof automationRuns>;

export const automationQuestions = z
  .object({
    items: z.array(
      z.object({
        key: z.string(),
        automationId: z.uuid(),
        automation: z.string(),
        text: z.string(),
        askedAt: moment,
        expiresAt: moment,
      }),
    ),
  })
  .meta({ id: 'AutomationQuestions', description: 'What waits for a yes.' });
export type AutomationQuestions = z.output<typeof automationQuestions>;

export const answerAutomation = z
  .strictObject({ key: z.string().max(400), isYes: z.boolean() })
  .meta({ id: 'AnswerAutomation' });
export type AnswerAutomation = z.output<typeof answerAutomation>;
