import { z } from 'zod';
import { timePageQuery } from '../../../common/http/time-page.js';
import { CHANNELS } from '../../../common/channel.js';
import { SKILL_CARDS, SKILL_ICONS } from '../kit/skill-manifest.js';
import { SCREENS, THEMES } from '../screens.js';

const time = { from: z.iso.datetime(), before: z.iso.datetime() };
const chart = z
  .discriminatedUnion('of', [
    z.object({ of: z.literal('reading'), metric: z.string(), ...time }),
    z.object({ of: z.literal('mood'), ...time }),
    z.object({ of: z.literal('day'), date: z.iso.date(), ...time }),
  ])
  .meta({
    id: 'Chart',
    description: 'What is measured or felt, over a time; or a day that an answer rests on.',
  });

const deviceChange = z
  .object({ target: z.string(), name: z.string(), now: z.string(), then: z.string() })
  .meta({ id: 'DeviceChange', description: 'A device as it was when it was asked, and as it would be.' });
const confirmation = z
  .object({
    act: z.string().meta({ description: 'What a yes does: “Unlock the front door”.' }),
    changes: z.array(deviceChange),
    memoriesThen: z.string().nullable().meta({
      description: 'What becomes of the memories that the answer cites; null where it is about none.',
    }),
  })
  .meta({ id: 'Confirmation', description: 'Nothing of it happens until it is confirmed.' });

export const skillRun = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    channel: z.enum(CHANNELS),
    outcome: z.enum(['completed', 'awaiting_confirmation', 'awaiting_answer', 'closed']).meta({
      description: 'awaiting_confirmation, awaiting_answer: nothing has happened, and an answer is awaited.',
    }),
    skills: z.array(z.string()),
    targets: z.array(z.string()).meta({ description: 'Ids of the home’s entities it was about.' }),
    reminders: z.array(z.uuid()).meta({ description: 'Ids of the reminders and timers it made or changed.' }),
    asked: z
      .array(
        z.object({
          skill: z.string(),
          title: z.string().meta({ description: 'How it is told.' }),
          icon: z.enum(SKILL_ICONS),
          parameters: z
            .record(z.string(), z.unknown())
            .meta({ description: 'None where they hold a memory’s words.' }),
          targets: z.array(z.string()),
        }),
      )
      .meta({ description: 'What was understood; nothing of a question that is closed.' }),
    conversationId: z.uuid().nullable().meta({ description: 'Where it was asked, if in a conversation.' }),
    messageId: z.uuid().nullable().meta({ description: 'The answer that tells of it.' }),
    screen: z.enum(SCREENS).nullable().meta({ description: 'The screen that shows what was asked for.' }),
    theme: z.enum(THEMES).nullable().meta({ description: 'What the screen that asked is to look like.' }),
    cards: z
      .array(z.enum(SKILL_CARDS))
      .meta({ description: 'What the answer is shown with, where it has any.' }),
    isVisit: z.boolean().meta({ description: 'It opens a screen and does nothing else.' }),
    charts: z.array(chart).meta({ description: 'What is measured or felt of it.' }),
    result: z.string(),
    confirmation: confirmation.nullable().meta({ description: 'Present while a yes is awaited.' }),
    answerUntil: z.iso.datetime().nullable().meta({
      description: 'An answer that comes later counts as a new sentence. Null where none is awaited.',
    }),
    canUndo: z.boolean(),
    undoUntil: z.iso.datetime().nullable().meta({ description: 'Null where it cannot be undone.' }),
    undoneAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'SkillRun', description: 'Something that the twin was asked to do, and what came of it.' });
export type SkillRun = z.output<typeof skillRun>;
export type Chart = z.output<typeof chart>;

export const RUN_RESULTS = ['changed', 'undone', 'answered', 'awaiting'] as const;

export const skillRunQuery = z
  .strictObject({
    ...timePageQuery.shape,
    channel: z.enum(CHANNELS).optional(),
    outcome: z.enum(RUN_RESULTS).optional().meta({
      description:
        'changed: and it stands; undone: it was taken back; told: an answer, nothing changed; asked: a question came of it.',
    }),
  })
  .meta({ id: 'SkillRunQuery' });
export type SkillRunQuery = z.output<typeof skillRunQuery>;

export const skillRunPage = z
  .object({ items: z.array(skillRun), nextCursor: z.string().nullable() })
  .meta({ id: 'SkillRunPage' });
export type SkillRunPage = z.output<typeof skillRunPage>;
