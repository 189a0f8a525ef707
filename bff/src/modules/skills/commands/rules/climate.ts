import { type Draft, type Scope } from '../command.js';
import { type Sentence } from '../sentence.js';
import { directionIn, temperatureIn } from '../slots.js';
import { isFeltInside, wantedWarmth } from './indoor-comfort.js';

const scope: Scope = { domains: ['climate', 'water_heater'], isPlural: false };
const SUBJECT = /\btemp(?:erature)?s?\b|\bdegrees?\b|\bcelsius\b|\bfahrenheit\b/u;
const WARMTH = /\b(?:warmer|colder|cooler|hotter)\b|^cool (?:down )?(?:the )?@[af]\d+(?: down)?$/u;
/** "By 2", "up two degrees", "two degrees warmer": a difference, and no temperature. */
const STEP =
  /\b(?:by|up|down) \d|\b\d(?:\.\d)?(?: degrees?(?: (?:celsius|fahrenheit))?)? (?:warmer|hotter|cooler|colder|higher|lower|up|down|more|less)\b/u;
const ASKING = /^(?:will|should|do|does|what|how|tell me|is|give me|show me|check)\b/u;
const HOW_WARM =
  /^what (?:is|are) (?:the |my |our )?(?:@\w+ )?(?:heating|heater|thermostats?|@e\d+|ac)(?: in (?:the )?@a\d+)? set (?:to|at)$|^how (?:warm|hot|cold|cool|chilly)\b|^what(?: is)?\b.*\btemp(?:erature)?\b|^(?:tell me|give me|show me|check) the (?:@a\d+ |current )*temp(?:erature)?\b|^how is the temp(?:erature)?\b/u;
/** The weather's temperature: another day, another place, the sky. */
const OUTDOORS =
  /\b(?:outside|outdoors?|today|tonight|tomorrow|week(?:end)?|forecast|weather|monday|tuesday|wednesday|thursday|friday|saturday|sunday|be|going to|high|low|city|current temp(?:erature)? (?:in|of|for)|morning|afternoon|evening)\b/u;
const MODES: readonly [RegExp, string][] = [
  [/\bheat(?:ing)?(?: up)? mode\b|\bto heat(?:ing)?\b/u, 'heat'],
  [/\bcool(?:ing)? mode\b|\bto cool(?:ing)?\b/u, 'cool'],
  [/\bauto(?:matic)? mode\b|\bto auto\b/u, 'auto'],
  [/\bdry mode\b/u, 'dry'],
  [/\bfan(?: only)? mode\b/u, 'fan_only'],
];

/** Thermostats: set, warmer and colder, mode, and the temperature indoors. */
export function climate(sentence: Sentence): Draft | undefined {
  const { text } = sentence;
  if (
    /\b(?:colou?r|kelvin|white|daylight|candle)\b/u.test(text) ||
    sentence.hasNoun('light') ||
    sentence.hasNamed('light')
  )
    return undefined;
  const isAsked = HOW_WARM.test(text) || (/^is\b/u.test(text) && isFeltInside(sentence));
  if (isAsked && !OUTDOORS.test(text)) {
    // A sensor with a name of its own is read as what it is.
    return sentence.hasNamed('sensor', 'weather')
      ? undefined
      : { skill: 'climate.get', parameters: {}, scope: { ...scope, isQuestion: true, isLocal: true } };
  }
  const wanted = wantedWarmth(sentence);
  if (wanted) return { ...set({ direction: wanted.direction }), isGuess: !wanted.isSure };
  if (ASKING.test(text) || /\b(?:forecast|weather|outside)\b/u.test(text)) return undefined;
  const isClimate = sentence.hasNoun('climate') || sentence.hasNamed('climate');
  const mode = isClimate ? MODES.find(([pattern]) => pattern.test(text))?.[1] : undefined;
  if (mode !== undefined) return { skill: 'climate.set', parameters: { hvacMode: mode }, scope };
  const degrees = temperatureIn(text);
  if ((SUBJECT.test(text) || isClimate) && degrees)
    return set({ ...degrees, ...relative(text, degrees.temperature) });
  const direction = directionIn(text);
  const isAdjusted =
    WARMTH.test(text) ||
    (SUBJECT.test(text) &&
      /^(?:turn|raise|lower|increase|decrease|reduce|bring|put|make|set|drop|warm|cool)\b/u.test(text));
  if (
    (isAdjusted ||
      (isClimate &&
        /\b(?:up|down|raise|lower|increase|decrease)\b/u.test(text) &&
        !/^heat up\b/u.test(text))) &&
    direction
  ) {
    return set({ direction });
  }
  return undefined;
}

function relative(text: string, by: number): { temperature?: undefined; step?: number } {
  const direction = directionIn(text);
  if (direction === undefined || !STEP.test(text)) return {};
  return { temperature: undefined, step: direction === 'up' ? by : -by };
}

function set(parameters: Record<string, unknown>): Draft {
  return { skill: 'climate.set', parameters, scope };
}
