import { z } from 'zod';
import { type Condition, condition } from './conditions.dto.js';
import { seconds, shortText, stateTrigger } from './triggers.dto.js';

const MOST_CALLS = 20;
const MOST_ACTIONS = 30;
const MOST_WAITED = 24 * 3_600;

/** A call of a skill, as a sentence was understood; the executor checks it again each time. */
export const skillCall = z
  .strictObject({
    skill: shortText,
    parameters: z.record(z.string().max(100), z.unknown()),
    targets: z.array(shortText).max(200),
  })
  .meta({ id: 'AutomationCall' });

const doAction = z
  .strictObject({
    kind: z.literal('do'),
    text: shortText.meta({ description: 'What is done, as it was said: “dim the lights”.' }),
    calls: z.array(skillCall).min(1).max(MOST_CALLS),
  })
  .meta({ id: 'DoAction' });

const sceneAction = z
  .strictObject({ kind: z.literal('scene'), entityId: shortText })
  .meta({ id: 'SceneAction' });

const delayAction = z
  .strictObject({ kind: z.literal('delay'), seconds: seconds.min(1) })
  .meta({ id: 'DelayAction' });

const waitAction = z
  .strictObject({
    kind: z.literal('wait'),
    until: stateTrigger,
    timeoutSeconds: seconds.min(1),
    onTimeout: z.enum(['continue', 'stop']).default('stop'),
  })
  .meta({ id: 'WaitAction', description: 'Goes on once that is so, or when the time is up.' });

const notifyAction = z
  .strictObject({ kind: z.literal('notify'), text: shortText })
  .meta({ id: 'NotifyAction', description: 'After quiet hours, where it falls into them.' });

const askAction = z
  .strictObject({
    kind: z.literal('ask'),
    text: shortText,
    timeoutSeconds: z.number().int().min(30).max(MOST_WAITED).default(900),
  })
  .meta({ id: 'AskAction', description: 'Goes on after a yes only.' });

const plain = [doAction, sceneAction, delayAction, waitAction, notifyAction, askAction] as const;
const plainAction = z.discriminatedUnion('kind', [...plain]).meta({ id: 'PlainAction' });

const chooseAction = z
  .strictObject({
    kind: z.literal('choose'),
    options: z
      .array(z.strictObject({ if: condition, then: z.array(plainAction).min(1).max(MOST_ACTIONS) }))
      .min(1)
      .max(10),
    otherwise: z.array(plainAction).max(MOST_ACTIONS).default([]),
  })
  .meta({ id: 'ChooseAction', description: 'The first option whose condition holds.' });

export const action = z.discriminatedUnion('kind', [...plain, chooseAction]).meta({ id: 'AutomationAction' });
export const actions = z.array(action).min(1).max(MOST_ACTIONS);

export type PlainAction = z.output<typeof plainAction>;
export type PlainActionOf<Kind extends PlainAction['kind']> = Extract<PlainAction, { kind: Kind }>;
export type SkillCallGiven = z.output<typeof skillCall>;
export type Action =
  | PlainAction
  | {
      readonly kind: 'choose';
      readonly options: readonly { readonly if: Condition; readonly then: readonly PlainAction[] }[];
      readonly otherwise: readonly PlainAction[];
    };
/** What something outside of the reducer does. */
export type Performed = PlainActionOf<'do' | 'scene' | 'notify' | 'ask'>;
