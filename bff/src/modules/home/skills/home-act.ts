import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';
import { type SkillCall } from '../../skills/kit/skill-handler.js';
import { type Entity } from '../home.service.js';
import { homeSkillOf } from './home-skills.js';

/** A button names no more devices than that; of more it says how many. */
const MAX_NAMED = 2;
/** "Front door", "Kitchen ceiling light": everyday words, of which only the first has a capital. */
const EVERYDAY_NAME = /^\p{Lu}\p{Ll}+(?: \p{Ll}+)+$/u;

/** What a yes does, as its button is named: "Unlock the front door", "Turn off 12 devices". */
export function actOf(
  asked: readonly SkillCall[],
  entities: readonly Entity[],
  phrases: TwinPhrases,
): string {
  const devices =
    entities.length > MAX_NAMED
      ? phrases.say('devices-counted', { count: entities.length })
      : new Intl.ListFormat(phrases.locale).format(entities.map(({ name }) => named(name, phrases)));
  const [deed, ...others] = new Set(asked.map((one) => homeSkillOf(one)?.deed));
  return deed === undefined || others.length > 0
    ? phrases.say('act-devices', { devices })
    : phrases.say('act-deed', { deed: phrases.say(deed), devices });
}

function named(name: string, phrases: TwinPhrases): string {
  if (!EVERYDAY_NAME.test(name)) return name;
  return phrases.say('act-device', { name: name.charAt(0).toLowerCase() + name.slice(1) });
}
