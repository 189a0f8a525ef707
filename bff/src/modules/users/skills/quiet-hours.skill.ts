import { z } from 'zod';
import { SkillRefused } from '../../skills/kit/skill-handler.js';
import { isNumber, textOf } from '../../skills/kit/templates/slots.js';
import { quietHours } from '../settings/settings.dto.js';
import { hoursIn } from './spoken-hours.js';
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
  sentences: {
    words: { quiet: 'quiet (hours|time)|do not (disturb|bother) [me] [mode]' },
    slots: {
      hours: textOf(
        (said) => ({ ...hoursIn(said) }),
        (word) => word === 'from' || word === 'between' || isNumber(word),
      ),
    },
    templates: [
      {
        say: '(turn off|switch off|disable|cancel|remove|stop|end|no|clear|delete|deactivate) [the|my|all] [more] ({quiet})',
        with: { operation: 'off' },
      },
      { say: '(turn|switch) [the|my] ({quiet}) off', with: { operation: 'off' } },
      { say: '(what|when|which) (are|is) [the|my] ({quiet})', with: { operation: 'query' } },
      {
        say: '(do i have|are [there [any]]|tell me|show [me]) [the|my|any] ({quiet}) [set|on]',
        with: { operation: 'query' },
      },
      {
        say: '[set|turn on|switch on|enable|activate|start|change|make|keep|i want] [the|my] ({quiet}) [on] [to] [{hours:hours}]',
        with: { operation: 'set' },
      },
    ],
  },
  dialogue: {
    carriers: ['quiet hours', 'quiet hours from'],
    missing: ({ operation, from }, phrases) =>
      operation === 'set' && from === undefined ? phrases.say('ask-quiet') : undefined,
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
