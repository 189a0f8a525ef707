import { type Entity } from '../../home/home.service.js';
import { type SkillCatalogue } from '../../skills/kit/skill-catalogue.js';
import { type SkillCall } from '../../skills/kit/skill-handler.js';

const DOMAINS = new Set(['lock', 'alarm_control_panel', 'valve', 'siren']);
const CLASSES = new Set(['door', 'garage', 'garage_door', 'gate', 'oven', 'stove', 'gas', 'water']);

/**
 * Whether somebody has to be there to say yes, however harmless the skill is by itself: nothing that opens a house, sounds
 * through a street, floods or burns is moved by a rule that runs alone.
 */
export function neverAlone(
  calls: readonly SkillCall[],
  entities: readonly Entity[],
  catalogue: SkillCatalogue,
): boolean {
  return calls.some(({ skill, targets }) => {
    const moves = catalogue.find(skill)?.risk !== 'read';
    return moves && entities.some((entity) => targets.includes(entity.id) && isGuarded(entity));
  });
}

function isGuarded({ domain, deviceClass, attributes }: Entity): boolean {
  const own = deviceClass ?? attributes.device_class;
  if (DOMAINS.has(domain)) return true;
  return typeof own === 'string' && CLASSES.has(own) && domain !== 'binary_sensor' && domain !== 'sensor';
}
