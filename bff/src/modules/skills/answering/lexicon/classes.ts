import { z } from 'zod';
import { stem } from '../../../../common/language/terms.js';
import { readKnowledge, stemsOf, WORDS } from './entries.js';

const { classes, also_called: alsoCalled } = readKnowledge(
  'classes',
  z.strictObject({ classes: z.record(WORDS, WORDS), also_called: z.record(WORDS, WORDS) }),
);

const MEMBERS = new Map(
  Object.entries(classes).map(([name, members]) => [stem(name), new Set(stemsOf(members))]),
);
const ALSO_CALLED = new Map(Object.entries(alsoCalled).map(([alias, name]) => [stem(alias), stem(name)]));

/** Whether the member is one of what the class names: a cello is an instrument. */
export function isKindOf(member: string, className: string): boolean {
  return (
    MEMBERS.get(className)?.has(member) === true ||
    MEMBERS.get(ALSO_CALLED.get(className) ?? '')?.has(member) === true
  );
}
