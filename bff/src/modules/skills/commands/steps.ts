import { type SkillCatalogue } from '../kit/skill-catalogue.js';
import { type Intent } from './command.js';
import { type Direction } from './slots.js';

/** A skill once more, in one direction. */
export interface Step {
  readonly skill: string;
  readonly direction: Direction;
}

/** Words that change a step's size or tone, not what it is. */
const SMALL =
  '(?:even|still|yet|and|no|now|go|just|once|one|way|it|a|the|bit|little|tad|touch|notch|slightly|some|much|make|turn|bring|put|set|please|further|again|back|than|that|not|so|too|quite|enough)';
const STEP = new RegExp(
  String.raw`^(?:${SMALL} )*(?<word>more|less|further|again|back|much|enough|up|down|higher|lower|brighter|lighter|dimmer|darker|louder|quieter|softer|warmer|hotter|cooler|colder|faster|slower)(?: ${SMALL})*$`,
  'u',
);
/** A step of what was last done, with nothing named: "a bit more", "even brighter", "back up a little", "too much". */
export function stepIn(text: string, last: Intent, skills: SkillCatalogue): Step | undefined {
  const word = STEP.exec(text)?.groups?.word;
  if (word === undefined) return undefined;
  const told = skills.stepOf(word);
  if (told) return told;
  if (!skills.traitsOf(last.skill).devices?.steps) return undefined;
  const direction = directionOf(word, text, lastDirection(last));
  return direction && { skill: last.skill, direction };
}

function directionOf(word: string, text: string, last: Direction | undefined): Direction | undefined {
  if (/^(?:up|higher)$/u.test(word)) return 'up';
  if (/^(?:down|lower|less)$/u.test(word)) return 'down';
  const isBack = word === 'back' || /\b(?:too|not so) much\b/u.test(text);
  if (isBack) return last && (last === 'up' ? 'down' : 'up');
  if (/^(?:more|further|again)$/u.test(word)) return last ?? (word === 'more' ? 'up' : undefined);
  return undefined;
}

function lastDirection({ parameters }: Intent): Direction | undefined {
  const { direction, stepPct, step } = parameters;
  if (direction === 'up' || direction === 'down') return direction;
  const by = stepPct ?? step;
  if (typeof by !== 'number') return undefined;
  return by > 0 ? 'up' : 'down';
}
