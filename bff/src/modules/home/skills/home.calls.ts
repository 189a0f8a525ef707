import { type SkillCall } from '../../skills/kit/skill-handler.js';

/** The call that sets a scene, for who names the scene and no skill. */
export function activateScene(entityId: string): SkillCall {
  return { skill: 'home.on', parameters: {}, targets: [entityId] };
}
