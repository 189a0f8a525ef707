import type { CommandResult } from '../../../api/skills.api';

interface Asked {
  /** What was said before. */
  text: string;
  outcome: CommandResult['outcome'] | 'failed';
}

export type Reply = { is: 'yes' } | { is: 'no' } | { is: 'command'; text: string };

const YES = /^(yes|yeah|yep|yes please|please do|do it|go ahead|confirm|ok|okay|sure)$/;
const NO = /^(no|nope|no thanks|no thank you|don't|do not|cancel|stop|never mind|nevermind|not now)$/;
/** An answer is short: the name of a room, a number. Whole sentences begin anew. */
const MOST_WORDS = 4;

/** What words mean after what was asked before: yes or no to a confirmation, the missing piece, or something new. */
export function replyTo(asked: Asked | null, said: string): Reply {
  const words = said
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}\p{N}' ]+/gu, '')
    .trim();
  if (asked?.outcome === 'confirm' && YES.test(words)) return { is: 'yes' };
  if ((asked?.outcome === 'confirm' || asked?.outcome === 'ask') && NO.test(words)) return { is: 'no' };
  if (asked?.outcome === 'ask' && words.split(' ').length <= MOST_WORDS)
    return { is: 'command', text: `${asked.text.replace(/[.!?]+$/, '')} ${said}` };
  return { is: 'command', text: said };
}
