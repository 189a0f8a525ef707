import { type TemperatureUnit } from '../../../common/temperature.js';
import { type SkillCall } from '../../skills/kit/skill-handler.js';
import { type Entity, type Home } from '../home.service.js';
import { CLIMATE_SKILLS } from './climate.skill.js';
import { COVER_AND_LOCK_SKILLS } from './covers-and-locks.skill.js';
import { DEVICE_STATES } from './device-states.skill.js';
import { type HomeCall, type HomeSkill, type Telling } from './home-skill.js';
import { LIGHT_AND_FAN_SKILLS } from './lights-and-fans.skill.js';
import { MEDIA_SKILLS } from './media.skill.js';
import { SWITCHING_SKILLS } from './switching.skill.js';
import { VACUUM_SKILLS } from './vacuum.skill.js';

/** Everything that can be asked of a home's devices. */
export const HOME_SKILLS: readonly HomeSkill[] = [
  ...SWITCHING_SKILLS,
  ...COVER_AND_LOCK_SKILLS,
  ...LIGHT_AND_FAN_SKILLS,
  ...CLIMATE_SKILLS,
  DEVICE_STATES,
  ...MEDIA_SKILLS,
  ...VACUUM_SKILLS,
];

/** Undefined for what is no skill of the home. */
export function homeSkillOf({ skill }: Pick<SkillCall, 'skill'>): HomeSkill | undefined {
  return HOME_SKILLS.find(({ name }) => name === skill);
}

/** What a call asks of one of its devices, in order; nothing where the skill is about something else. */
export function toServiceCalls(call: SkillCall, entity: Entity, spoken?: TemperatureUnit): HomeCall[] {
  return homeSkillOf(call)?.calls?.(call.parameters, entity, spoken) ?? [];
}

/** What a question about the home is answered with; undefined for what is no such question. */
export function answerTo(call: SkillCall, home: Home, telling: Telling): string | undefined {
  const skill = homeSkillOf(call);
  if (!skill?.answer) return undefined;
  const entities = home.entities.filter(({ id }) => call.targets.includes(id));
  return entities.length === 0
    ? telling.phrases.say('home-missing')
    : skill.answer(entities, call.parameters, { ...telling, home });
}
