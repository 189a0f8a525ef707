import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';
import { ProvidesSkills } from '../../skills/kit/registration.js';
import {
  type Effect,
  type HandlerResult,
  type RunContext,
  type SkillCall,
  type SkillHandler,
  SkillRefused,
} from '../../skills/kit/skill-handler.js';
import { THEMES } from '../../skills/screens.js';
import { updateSettings } from '../settings/settings.dto.js';
import { type Settings, SettingsService, type UpdateSettings } from '../settings/settings.service.js';
import { QUIET_HOURS } from './quiet-hours.skill.js';
import { type Change, type SettingSkill } from './setting-skill.js';
import { THEME } from './theme.skill.js';
import { UNITS_SKILL } from './units.skill.js';

const effect = z.union([
  z.object({ theme: z.enum(THEMES) }),
  z.object({ before: updateSettings, after: updateSettings }),
]);
const SETTING_SKILLS: readonly SettingSkill[] = [THEME, UNITS_SKILL, QUIET_HOURS];

/** The theme of the screen that asks, and what is kept for all of them: units and quiet hours. */
@Injectable()
@ProvidesSkills()
export class SettingsHandler implements SkillHandler {
  readonly name = 'settings';
  readonly skills = SETTING_SKILLS;

  constructor(private readonly settings: SettingsService) {}

  async perform(asked: readonly SkillCall[], context: RunContext): Promise<HandlerResult> {
    const { userId, channel, phrases } = context;
    const [one] = asked;
    if (asked.length !== 1 || !one) throw new SkillRefused(phrases.say('one-setting'));
    const before = await this.settings.get(userId);
    const { answer, wanted, theme: chosen } = changeBy(one, before, phrases);
    if (chosen !== undefined) {
      // A browser keeps its own theme: a program has none, so nothing would happen.
      if (channel === 'api') throw new SkillRefused(phrases.say('theme-needs-screen'));
      return { answer, effect: { theme: chosen } };
    }
    if (!wanted) return { answer };
    const after = await this.settings.update(userId, wanted);
    return { answer, effect: { before: pick(before, wanted), after: pick(after, wanted) } };
  }

  /** The page that chose a theme puts its own back. */
  async undo(done: Effect, { userId, phrases }: RunContext): Promise<void> {
    const change = effect.parse(done);
    if ('theme' in change) return;
    const now = pick(await this.settings.get(userId), change.after);
    if (JSON.stringify(now) !== JSON.stringify(change.after))
      throw new SkillRefused(phrases.say('setting-changed-since'));
    await this.settings.update(userId, change.before);
  }
}

function changeBy(call: SkillCall, before: Settings, phrases: TwinPhrases): Change {
  const skill = SETTING_SKILLS.find(({ name }) => name === call.skill);
  if (!skill) throw new SkillRefused(phrases.say('setting-unknown'));
  return skill.changeBy(call.parameters, before, phrases);
}

/** Of what is set, that which the change is about. */
function pick({ units: set, quietHours: hours }: Settings, about: UpdateSettings): UpdateSettings {
  return {
    ...(about.units !== undefined && { units: set }),
    ...(about.quietHours !== undefined && { quietHours: hours }),
  };
}
