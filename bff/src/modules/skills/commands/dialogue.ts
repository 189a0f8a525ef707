import { type Intent } from './command.js';

/** Words of a conversation that ask for nothing by themselves: they answer what was said before. */
const CANCEL = 'dialogue.cancel';
const YES_NO = 'dialogue.yesno';

export function isDialogue({ skill }: Pick<Intent, 'skill'>): boolean {
  return skill === CANCEL || skill === YES_NO;
}
