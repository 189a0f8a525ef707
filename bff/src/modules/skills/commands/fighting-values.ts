import { COLOR_WORDS } from '../../../common/language/colors.js';

/** Values of which a thing can have one at a time, as verbs or as states. */
const OPPOSITES: readonly (readonly [string, string])[] = [
  ['open', 'close|shut'],
  ['lock', 'unlock'],
  ['pause', 'resume'],
  ['mute', 'unmute'],
  ['dim', 'brighten'],
  ['start', 'stop'],
  ['raise', 'lower'],
  ['increase', 'decrease'],
];
const THING = String.raw`(?=(?: (?:and|or|then))? (?:${OPPOSITES.flat().join('|')}|the|my|our|all|both|every|it|them|@[eaf]\d+)\b|$)`;
const VERBS = OPPOSITES.map((pair) =>
  pair.map(
    (verbs) =>
      new RegExp(String.raw`(?:^|(?<!\b(?:left|still|the|door) )\b)(?<said>${verbs})\b${THING}`, 'u'),
  ),
);
/** "On the balcony" is where something is, and "that are still on" which one is meant. */
const SWITCHED =
  /(?<!\b(?:is|are|was|were|left|still|currently|anything|whatever) )\b(?<said>on(?! (?:the|my|our|this|that|a|an|@f\d+|\d+|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b)|off(?! of\b))\b|\b(?:turn|switch|power|put) (?<after>on|off)\b/gu;
const PLACED_ON = /\bon (?=@[ae]\d+)(?!.*\boff\b)/u;
const LEVELS =
  /\b(?:to|at) (?<level>\d+(?:\.\d+)?)(?: (?:percent|degrees?))?(?= |$)|\b(?<measured>\d+(?:\.\d+)?) (?:percent|degrees?)\b/gu;
const LEVELS_IN_ROW =
  /\b(?:to|at) (?<one>\d+(?:\.\d+)?) (?:(?:and|or) )?(?<other>\d+(?:\.\d+)?)(?= (?:percent|degrees?)\b|$)/u;
const RANGED = /\b(?:from|between|by|in|kelvin|am|pm|minutes?|hours?|seconds?|heat\w*|cool\w*)\b/u;
const COLORS = new RegExp(
  String.raw`\b(?<said>${COLOR_WORDS.toSorted((one, other) => other.length - one.length).join('|')})\b(?! (?:@[eaf]\d|light|lamp|bulb|plug|switch|fan|door|curtain|blind|one)|.*\bfrom\b)`,
  'gu',
);
/** As they are said after a thing. */
const STATES: readonly RegExp[] = [
  /(?<!\b(?:is|are|left|still) )\b(?<one>open(?:ed)?)\b.*(?<!\b(?:is|are|left|still) )\b(?<other>closed|shut)$/u,
  /(?<!\b(?:is|are|left|still) )\b(?<one>closed|shut)\b.*(?<!\b(?:is|are|left|still) )\b(?<other>open(?:ed)?)$/u,
  /(?<!\b(?:is|are|left|still) )\b(?<one>locked|unlocked)\b.*(?<!\b(?:is|are|left|still) )\b(?<other>(?!\k<one>)(?:un)?locked)$/u,
];
const EITHER = /\b(?:toggle|between|alternate|flash|blink|cycle)\b/u;

/** Two values that are said of one thing, of which it can have only one: "turn the lights on off". */
export function fightingValues(text: string): readonly [string, string] | undefined {
  if (EITHER.test(text)) return undefined;
  return switched(text) ?? opposed(text) ?? inStates(text) ?? twoOf(levelsIn(text)) ?? coloured(text);
}

/** What to ask where they fight. */
export function questionOfFight([one, other]: readonly [string, string]): string {
  return `I heard “${one}” and “${other}” at once. Which of them, and for what? Please say one after the other.`;
}

function switched(text: string): readonly [string, string] | undefined {
  const plain = PLACED_ON.test(text) ? text.replace(/(?<!turn |switch |power |put )\bon (?=@)/gu, '') : text;
  return twoOf([...plain.matchAll(SWITCHED)].map(({ groups }) => groups?.said ?? groups?.after));
}

function opposed(text: string): readonly [string, string] | undefined {
  for (const pair of VERBS) {
    const said = twoOf(pair.map((verb) => verb.exec(text)?.groups?.said));
    if (said) return said;
  }
  return undefined;
}

function inStates(text: string): readonly [string, string] | undefined {
  const { one, other } = STATES.map((states) => states.exec(text)?.groups).find(Boolean) ?? {};
  return twoOf([one, other]);
}

function levelsIn(text: string): (string | undefined)[] {
  if (RANGED.test(text)) return [];
  const { one, other } = LEVELS_IN_ROW.exec(text)?.groups ?? {};
  if (one !== undefined) return [one, other];
  return [...text.matchAll(LEVELS)].map(({ groups }) => groups?.level ?? groups?.measured);
}

function coloured(text: string): readonly [string, string] | undefined {
  return twoOf([...text.matchAll(COLORS)].map(({ groups }) => groups?.said));
}

function twoOf(said: readonly (string | undefined)[]): readonly [string, string] | undefined {
  const [one, other] = new Set(said.filter((value) => value !== undefined));
  return one === undefined || other === undefined ? undefined : [one, other];
}
