import { type Entity, type Scope } from './command.js';
import { stem, wordsOf } from './normalise.js';

/** What is switched on and off without any harm. */
export const SWITCHED = [
  'light',
  'switch',
  'fan',
  'valve',
  'climate',
  'media_player',
  'humidifier',
  'input_boolean',
];
/** Window coverings are called by each other's names. */
const COVERINGS = ['curtain', 'blind', 'shade', 'shutter'];
/** Classes that are looked for in the name when the device does not tell its own. */
const WORDS: Readonly<Record<string, RegExp>> = {
  water: /sprinkler|water|irrigation/iu,
  tv: /\btv\b|televi/iu,
};

/** The entities of a scope's domains and class. */
export function ofKind(
  entities: readonly Entity[],
  { domains, deviceClass, isQuestion }: Scope,
): readonly Entity[] {
  const ofDomain = (wanted: readonly string[]): Entity[] =>
    entities.filter(({ domain }) => wanted.includes(domain));
  const likely = ofDomain(isQuestion ? domains : domains.slice(0, 1));
  if (deviceClass === undefined) return likely;
  const candidates = ofDomain(domains);
  const exact = candidates.filter((entity) => isOfClass(entity, deviceClass));
  if (exact.length > 0) return exact;
  if (deviceClass === 'tv') return likely.filter((entity) => !isSpeaker(entity));
  if (deviceClass === 'door') return likely;
  return COVERINGS.includes(deviceClass)
    ? candidates.filter((entity) => COVERINGS.includes(classOf(entity) ?? ''))
    : [];
}

/** A player that shows nothing is no television, where none is known. */
function isSpeaker(entity: Entity): boolean {
  return classOf(entity) === 'speaker' || /\b(?:speakers?|radio|stereo|record player)\b/iu.test(entity.name);
}

/** Whether a word for a kind stands in an entity's name. */
export function isOfWord({ name }: Entity, word: string): boolean {
  return ` ${wordsOf(name).map(stem).join(' ')} `.includes(` ${word.split(' ').map(stem).join(' ')} `);
}

/** The model's own field, or where Home Assistant keeps it. */
export function classOf({ deviceClass, attributes }: Entity): string | undefined {
  const own = deviceClass ?? attributes.device_class;
  return typeof own === 'string' ? own : undefined;
}

/** By its own class or, where it tells none, by a word of its name. */
export function isOfClass(entity: Entity, deviceClass: string): boolean {
  const own = classOf(entity);
  if (own === deviceClass) return true;
  const isUntold = own === undefined || entity.domain === 'media_player' || deviceClass === 'water';
  return isUntold && (WORDS[deviceClass] ?? new RegExp(`\\b${deviceClass}`, 'iu')).test(entity.name);
}
