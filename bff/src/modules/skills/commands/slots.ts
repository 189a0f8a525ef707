import { COLOR_WORDS } from '../../../common/language/colors.js';

// Values that a command may carry, read from its words.

const COLOR = new RegExp(
  String.raw`\b(?:(?:light|dark|pale|dull|bright|deep|hot) )?(${COLOR_WORDS.join('|')})(?:ish)?\b`,
  'u',
);

/** Named whites in Kelvin, as Home Assistant's sentences have them. */
const WHITES: readonly [RegExp, number][] = [
  [/\bcandle ?light\b/u, 1900],
  [/\b(?:soft|warm) white\b|\bwarm light\b/u, 2700],
  [/\b(?:cold|cool|neutral|bright) white\b|\bcold light\b/u, 4000],
  [/\bday ?light\b/u, 6500],
];

const LEVELS: readonly [RegExp, number][] = [
  [
    /\b(?:max(?:imum)?|full(?:y|est)?|highest|brightest|loudest|all the way up|as (?:loud|bright) as (?:you can|possible))\b/u,
    100,
  ],
  [
    /\b(?:min(?:imum)?|lowest|dimmest|quietest|all the way down|as (?:low|dim|dark|quiet) as (?:you can|possible))\b/u,
    1,
  ],
  [/\b(?:three quarters)\b/u, 75],
  [/\b(?:half(?: ?way)?|medium|middle)\b/u, 50],
  [/\b(?:a |one )?quarter\b/u, 25],
];
const NAMED_LEVELS: readonly [RegExp, number][] = [
  [/\bvery (?:bright|high|loud)\b/u, 100],
  [/\bvery (?:dim|low|dark|quiet)\b/u, 10],
  [/\b(?:to|very|on|at) (?:a )?(?:high|bright|loud)\b/u, 80],
  [/\b(?:to|on|at) (?:a )?(?:low|dim|quiet)\b/u, 20],
];

export function percentIn(text: string): number | undefined {
  const said = /\b(\d+(?:\.\d+)?) percent\b/u.exec(text)?.[1];
  return said === undefined ? undefined : Number(said);
}

/** A share in any form: "40 percent", "to 40", "half", "the maximum". */
export function levelIn(text: string): number | undefined {
  const percent = percentIn(text);
  if (percent !== undefined) return percent;
  const named = [...LEVELS, ...NAMED_LEVELS].find(([pattern]) => pattern.test(text))?.[1];
  if (named !== undefined) return named;
  return numberIn(text);
}

/** A bare number, but not a clock time or the number of a thing. */
export function numberIn(text: string): number | undefined {
  const said =
    /(?<![\w@.:])(\d+(?:\.\d+)?)(?![\w:]| (?:am|pm|a m|p m|oclock|hours?|minutes?|seconds?|days?)\b)/u.exec(
      text,
    )?.[1];
  return said === undefined ? undefined : Number(said);
}

export function colorIn(text: string): string | undefined {
  return COLOR.exec(text)?.[1];
}

export function kelvinIn(text: string): number | undefined {
  const white = WHITES.find(([pattern]) => pattern.test(text))?.[1];
  if (white !== undefined) return white;
  const said = /\b(\d{4,5})(?: k(?:elvin)?)?\b/u.exec(text)?.[1];
  return said === undefined ? undefined : Number(said);
}

export function temperatureIn(text: string): { temperature: number; unit?: 'C' | 'F' } | undefined {
  const said =
    /(?<![\w@])(minus )?(\d+(?:\.\d+)?)(?: degrees?)?(?: (celsius|fahrenheit))?(?! (?:percent|hours?|minutes?))/u.exec(
      text,
    );
  if (!said) return undefined;
  const value = Number(said[2]) * (said[1] ? -1 : 1);
  if (said[3] === undefined) return { temperature: value };
  return { temperature: value, unit: said[3] === 'celsius' ? 'C' : 'F' };
}

export type Direction = 'up' | 'down';

const UP =
  /\b(?:up|raise|rise|increase|higher|louder|loudly|brighter|brighten|more|warmer|hotter|boost|faster|intensify|lighter|lighten)\b/u;
const DOWN =
  /\b(?:down|lower|decrease|reduce|quieter|quietly|softer|softly|dimmer|dim|darker|darken|less|cooler|colder|slower|turn down|drop|lessen|soften)\b/u;

export function directionIn(text: string): Direction | undefined {
  const down = text.search(DOWN);
  const up = text.search(UP);
  if (up < 0 && down < 0) return undefined;
  return down < 0 || (up >= 0 && up < down) ? 'up' : 'down';
}
