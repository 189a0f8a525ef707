import { type SkillCall } from '../kit/skill-handler.js';
import { type Intent } from './command.js';

/** What the parser understood, as it is to be done. */
export function toSkillCall({ skill, parameters, targets, missing }: Intent): SkillCall {
  return { skill, parameters, targets, ...(missing && { missing }) };
}
