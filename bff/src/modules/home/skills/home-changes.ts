import { type DeviceChange } from '../../skills/kit/skill-handler.js';
import { type HomeActivity } from '../home-activity.dto.js';
import { type Entity, type Home } from '../home.service.js';
import { afterwards, describeState } from './home-actions.js';
import { type Telling } from './home-skill.js';

/** Every device that the actions would change, as it is and as it would be: those that a scene sets among them. */
export function describeChanges(
  actions: readonly HomeActivity[],
  { entities }: Home,
  telling: Telling,
): DeviceChange[] {
  const before = new Map(entities.map((entity) => [entity.id, entity]));
  const after = new Map(before);
  const services = new Map<string, string>();
  for (const { changes, entity: asked, service } of actions)
    for (const { entity: id } of changes) {
      const entity = after.get(id);
      if (!entity) continue;
      after.set(id, afterwards(entity, { changes }));
      services.set(id, id === asked ? service : '');
    }
  return [...services].flatMap(([id, service]) => {
    const [was, becomes] = [before.get(id), after.get(id)];
    return was && becomes ? [changeOf(was, becomes, { service, telling })] : [];
  });
}

function changeOf(
  was: Entity,
  becomes: Entity,
  { service, telling }: { service: string; telling: Telling },
): DeviceChange {
  return {
    target: was.id,
    name: was.name,
    now: capitalised(describeState(service, was, telling)),
    then: capitalised(describeState(service, becomes, telling)),
  };
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
