import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { quietHours, UNITS, updateSettings } from '../../users/settings/settings.dto.js';
import {
  type Settings,
  SettingsService,
  type UpdateSettings,
} from '../../users/settings/settings.service.js';
import { THEMES, type Theme } from '../screens.js';
import {
  type Asked,
  type Effect,
  type Performed,
  type Performer,
  type RunContext,
  SkillRefused,
} from './performer.js';

const theme = z.strictObject({ theme: z.enum(THEMES) });
const units = z.strictObject({ units: z.enum(UNITS) });
const quiet = z.strictObject({
  operation: z.enum(['set', 'off', 'query']),
  from: quietHours.shape.from.optional().meta({ description: 'By the clock on the wall, such as 22:00.' }),
  until: quietHours.shape.until.optional(),
});
const effect = z.union([
  z.object({ theme: z.enum(THEMES) }),
  z.object({ before: updateSettings, after: updateSettings }),
]);

const THEME_WORDS: Readonly<Record<Theme, string>> = {
  dark: 'It is dark now.',
  light: 'It is light now.',
  system: 'It follows this device now.',
};
const UNIT_WORDS = {
  metric: 'Temperatures are in degrees Celsius now.',
  imperial: 'Temperatures are in degrees Fahrenheit now.',
} as const;
const WHEN = 'From when until when? Say it like this: quiet hours from 10 pm to 7.';

interface Change {
  readonly answer: string;
  readonly wanted?: UpdateSettings;
  readonly theme?: Theme;
}

/** The theme of the screen that asks, and what is kept for all of them: units and quiet hours. */
@Injectable()
export class SettingsPerformer implements Performer {
  readonly name = 'settings';
  readonly skills = [
    {
      name: 'setting.theme',
      description: 'Makes the screen dark or light, or lets it follow the device.',
      parameters: theme,
      examples: ['Switch to dark mode', 'Use the light theme', 'Set the theme to system'],
      risk: 'write',
    },
    {
      name: 'setting.units',
      description: 'Tells temperatures in degrees Celsius or Fahrenheit.',
      parameters: units,
      examples: ['Use metric units', 'Show temperatures in Fahrenheit'],
      risk: 'write',
    },
    {
      name: 'setting.quiet-hours',
      description: 'Keeps reminders quiet for some hours of every day, tells which, or ends that.',
      parameters: quiet,
      examples: ['Quiet hours from 10 pm to 7', 'What are my quiet hours?', 'Turn off quiet hours'],
      risk: 'write',
    },
  ] as const;

  constructor(private readonly settings: SettingsService) {}

  async perform(asked: readonly Asked[], { userId, askedBy }: RunContext): Promise<Performed> {
    const [one] = asked;
    if (asked.length !== 1 || !one) throw new SkillRefused('One setting at a time, please.');
    const before = await this.settings.get(userId);
    const { answer, wanted, theme: chosen } = changeOf(one, before);
    if (chosen !== undefined) {
      // A browser keeps its own theme: a program has none, so nothing would happen.
      if (askedBy === 'api') throw new SkillRefused('A screen has a theme, and you asked from none.');
      return { answer, effect: { theme: chosen } };
    }
    if (!wanted) return { answer };
    const after = await this.settings.update(userId, wanted);
    return { answer, effect: { before: pick(before, wanted), after: pick(after, wanted) } };
  }

  /** The page that chose a theme puts its own back. */
  async undo(done: Effect, { userId }: RunContext): Promise<void> {
    const change = effect.parse(done);
    if ('theme' in change) return;
    const now = pick(await this.settings.get(userId), change.after);
    if (JSON.stringify(now) !== JSON.stringify(change.after))
      throw new SkillRefused('It was changed again since. You find it under Settings.');
    await this.settings.update(userId, change.before);
  }
}

function changeOf({ skill, parameters }: Asked, before: Settings): Change {
  if (skill === 'setting.theme') {
    const chosen = theme.parse(parameters).theme;
    return { answer: THEME_WORDS[chosen], theme: chosen };
  }
  if (skill === 'setting.units') {
    const wanted = units.parse(parameters);
    return { answer: UNIT_WORDS[wanted.units], wanted };
  }
  return quietChange(quiet.parse(parameters), before);
}

function quietChange(
  { operation, from, until }: z.output<typeof quiet>,
  { quietHours: set }: Settings,
): Change {
  if (operation === 'query')
    return { answer: set ? `They are ${inWords(set)}.` : 'You have no quiet hours.' };
  if (operation === 'off')
    return set
      ? { answer: 'You have no quiet hours any more.', wanted: { quietHours: null } }
      : { answer: 'You have no quiet hours.' };
  if (from === undefined || until === undefined || from === until) throw new SkillRefused(WHEN);
  return {
    answer: `Reminders are quiet ${inWords({ from, until })} every day; alarms and timers are not.`,
    wanted: { quietHours: { from, until } },
  };
}

function inWords({ from, until }: NonNullable<Settings['quietHours']>): string {
  return `from ${from} until ${until}`;
}

/** Of what is set, that which the change is about. */
function pick({ units: set, quietHours: hours }: Settings, about: UpdateSettings): UpdateSettings {
  return {
    ...(about.units !== undefined && { units: set }),
    ...(about.quietHours !== undefined && { quietHours: hours }),
  };
}
