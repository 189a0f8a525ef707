import { editDistance } from '../../../common/language/edit-distance.js';

const VERBS = ['turn', 'switch'];
/** Words of their own that lie one slip from a verb. */
const OTHERS = /^(?:tune|torn|turns|turned|switches)$/u;
const PARTICLE = /^(?:on|off|of|out|up|down)$/u;
const OFF = /^(?:of|[a-z]?o?f{2,}[a-z]?)$/u;
const RUN_TOGETHER = /^(?<first>turn|switch|shut|power|off?|on)(?<second>on|off|of|the|all|my)$/u;

/**
 * The commonest verbs of a home as they were meant: "trun of the light", "turnoff the lamp", "turn ofthe fan". Only the
 * beginning, and only with a particle, so that no other word and no name is changed.
 */
export function withoutVerbSlips(words: readonly string[]): string[] {
  const apart = words.flatMap((word, at) => (at < 2 ? split(word) : [word]));
  const [first = '', second = '', ...rest] = apart;
  const verb = VERBS.find((right) => isSlipOf(first, right));
  if (verb === undefined || !apart.some((word) => PARTICLE.test(word) || OFF.test(word))) return apart;
  return [verb, OFF.test(second) ? 'off' : second, ...rest];
}

function split(word: string): string[] {
  const { first, second } = RUN_TOGETHER.exec(word)?.groups ?? {};
  return first === undefined || second === undefined ? [word] : [first, second];
}

function isSlipOf(word: string, right: string): boolean {
  return word[0] === right[0] && !OTHERS.test(word) && editDistance(word, right, 1) <= 1;
}
