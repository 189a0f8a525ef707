import { type Asked } from '../performing/performer.js';
import { type Intent } from './command.js';

/** What the parser understood, as it is to be done. */
export function asAsked({ skill, parameters, targets, missing }: Intent): Asked {
  return { skill, parameters, targets, ...(missing && { missing }) };
}
