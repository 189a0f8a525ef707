import { z } from 'zod';
import { defineSkill } from '../../skills/kit/skill-manifest.js';

const MAX_TEXT_LENGTH = 2_000;

/** By what they are about, until they are found; then by their ids, so that a yes forgets what was shown. */
export const forget = z.union([
  z.strictObject({ memoryIds: z.array(z.uuid()).min(1) }),
  z.strictObject({ topic: z.string().min(1).max(MAX_TEXT_LENGTH) }),
  z.strictObject({ isLatest: z.literal(true) }),
]);
export const correct = z.strictObject({
  statement: z.string().min(1).max(MAX_TEXT_LENGTH),
  wrong: z
    .string()
    .max(MAX_TEXT_LENGTH)
    .optional()
    .meta({ description: 'The words of it that are replaced, where only they are.' }),
  about: z
    .string()
    .max(MAX_TEXT_LENGTH)
    .optional()
    .meta({ description: 'What it is that is put right, as in “change Bruno’s vet to Dr Sood”.' }),
  isRestated: z.literal(true).optional().meta({
    description: 'It was told, not asked for: only what says the same with another value is put right.',
  }),
  isBare: z
    .literal(true)
    .optional()
    .meta({ description: 'It says nothing but another value, so that what was told last is meant.' }),
  over: z
    .string()
    .max(MAX_TEXT_LENGTH)
    .optional()
    .meta({ description: 'What holds no longer: “vegetarian”, of “we are not vegetarian any more”.' }),
  memoryId: z.uuid().optional(),
});
export const effect = z.union([
  z.object({ made: z.uuid() }),
  z.object({ forgotten: z.array(z.uuid()) }),
  z.object({ superseded: z.uuid(), by: z.uuid() }),
  // Of runs before corrections left the earlier memory as it was.
  z.object({ corrected: z.uuid(), version: z.number().int() }),
]);

const ABOUT = { group: 'Memory', icon: 'memory' } as const;

export const FORGET = defineSkill({
  ...ABOUT,
  risk: 'guarded',
  name: 'memory.forget',
  title: 'Forget',
  description: 'Forgets memories about something, after a yes. They can be restored for 30 days.',
  parameters: forget,
  examples: ['Forget what I said about Ana'],
  fromWords: ({ topic, isAll }, { phrases }) => {
    if (isAll === true) return { question: phrases.say('ask-forget') };
    return {
      calls: [typeof topic === 'string' && topic !== '' ? { topic: firstPart(topic) } : { isLatest: true }],
    };
  },
});
export const CORRECT = defineSkill({
  ...ABOUT,
  risk: 'write',
  name: 'memory.correct',
  title: 'Correct',
  description:
    'Puts what you say in the place of the memory that said otherwise; its earlier words are kept.',
  parameters: correct,
  examples: ['Correct that: Ana is allergic to walnuts'],
  fromWords: ({ text, old, about }, { phrases }) =>
    typeof text === 'string' && text !== ''
      ? {
          calls: [
            {
              statement: text,
              ...(typeof old === 'string' && { wrong: firstPart(old) }),
              ...(typeof about === 'string' && { about }),
            },
          ],
        }
      : { question: phrases.say('ask-right') },
});
export const FORGETTING_SKILLS = [FORGET, CORRECT] as const;

/** What is said behind a comma is why. */
function firstPart(said: string): string {
  return said.split(/[,;]\s/u)[0] ?? said;
}
