import { z } from 'zod';
import { SkillRefused } from '../../skills/kit/skill-handler.js';
import { quietHours } from '../settings/settings.dto.js';
import { quietHoursOf } from './said-hours.js';
import { setting } from './setting-skill.js';

const parameters = z.strictObject({
  operation: z.enum(['set', 'off', 'query']),
  from: quietHours.shape.from.optional().meta({ description: 'By the clock on the wall, such as 22:00.' }),
  until: quietHours.shape.until.optional(),
});

/** Hours of every day in which reminders are quiet. */
export const QUIET_HOURS = setting({
  name: 'setting.quiet-hours',
  title: 'Quiet hours',
  description: 'Keeps reminders quiet for some hours of every day, tells which, or ends that.',
  parameters,
  examples: ['Quiet hours from 10 pm to 7', 'What are my quiet hours?', 'Turn off quiet hours'],
  fromWords: ({ operation, ...said }, { phrases }) => {
    if (operation !== 'set') return { calls: [{ operation }] };
    const hours = quietHoursOf(said);
    return hours
      ? { calls: [{ operation, ...hours }] }
      : { question: phrases.say('ask-quiet'), known: { operation } };
  },
  changeBy: (said, { quietHours: set }, phrases) => {
    const { operation, from, until } = parameters.parse(said);
    if (operation === 'query')
      return { answer: set ? phrases.say('quiet-are', set) : phrases.say('quiet-none') };
    if (operation === 'off')
      return set
        ? { answer: phrases.say('quiet-off'), wanted: { quietHours: null } }
        : { answer: phrases.say('quiet-none') };
    if (from === undefined || until === undefined || from === until)
      throw new SkillRefused(phrases.say('ask-quiet-whole'));
    return {
      answer: phrases.say('quiet-set', { from, until }),
      wanted: { quietHours: { from, until } },
    };
  },
});
