import { type Draft, type Parameters, type Scope } from '../command.js';
import { type Sentence } from '../sentence.js';
import { colorIn, kelvinIn, percentIn } from '../slots.js';
import { brightnessIn } from './brightness.js';

const ROOM_IS_DARK =
  /^(?:it is )?(?:a (?:bit|little) |so |too |very )*(?:dark|dim)(?: in)?(?: here| outside here)?$|\b(?:too|so|very) dark\b|^i can not see(?: (?:anything|a thing|here|well))?$|\bhard to see\b/u;
const ROOM_IS_BRIGHT = /\btoo bright\b/u;
const QUESTION = /^(?:what|which|who|why|when|where|is|are|how|do|does|did)\b/u;
const CHANGING =
  /\b(?:set|change|turn|make|switch|adjust|put|shift|give|use|transition|need|want|like|have|get|light|lights|lighting)\b/u;
const WHITENESS =
  /\bcolou?r|\btemp(?:erature)?\b|\bkelvin\b|\bwhite\b|\bk$|candle|(?:warm|cold|day) ?light|\d{4}/u;
const COLORED = String.raw`(?:dark |light |pale )?(?:white|red|orange|green|blue|purple|yellow|pink|turquoise|violet|cyan|magenta)`;
/** In the talk of a home a bare colour is the light's. */
const ONLY_COLOR = new RegExp(`^${COLORED}$`, 'u');
const ENDS_IN_COLOR = new RegExp(
  String.raw`^(?:make|turn|change|set)\b.* ${COLORED}(?: in here| here)?$`,
  'u',
);
/** Another light, but not told which: the skill is known, and asks. */
const MOOD =
  /\b(?:colou?rs?|hue|mood|ambian[cs]e|tone|softer|warmer|cooler|settings?|options?|glow|different|another|friendly|romantic|party)\b|^(?:change|adjust|modify|alter|vary|transition)\b/u;
/** "Turn on romantic lights", "make the lamps blink": how, not whether. */
const STYLED =
  /\b(?:romantic|party|disco|mood|ambient|cos[yi]\w*|coz[yi]\w*|colou?rful|colou?red|multi ?colou?r(?:ed)?|rainbow|soft\w*|warm\w*|cool\w*|gentle|mellow|calm\w*|relax\w*|pretty|different(?: colou?r)?) (?:lights?|lighting|lamps?|bulbs?)\b|\b(?:lights?|lighting|lamps?|bulbs?) (?:flash|blink|flicker|pulse|strobe|dance|glow|rainbow)\w*\b/u;
const BARE_MOOD = /^(?:the )?mood\b|\bset the mood\b|\bambian[cs]e\b|\bmood light/u;

const DARK = /\bis (?:so |too |very |getting )*dark\b/u;
const HOW_BRIGHT = /\b(?:bright\w*|raise|up|increase|dim\w*|percent|full|max\w*|colou?r)\b/u;

/** Brightness, colour and white of lights. */
export function lighting(sentence: Sentence): Draft | undefined {
  const { text } = sentence;
  const isLight = sentence.hasNoun('light') || sentence.hasNamed('light');
  if (isOfOthers(sentence) && !isLight) return undefined;
  const scope: Scope = {
    domains: ['light'],
    word: sentence.nouns.find(({ domains }) => domains[0] === 'light')?.word,
    isOfKindOnly: true,
    isPlural: sentence.nouns.some((noun) => noun.isPlural),
  };
  if (QUESTION.test(text)) return undefined;
  if (ROOM_IS_BRIGHT.test(text)) return { skill: 'light.set', parameters: { direction: 'down' }, scope };
  if (isLight && DARK.test(text) && !HOW_BRIGHT.test(text))
    return { skill: 'home.on', parameters: {}, scope };
  const parameters = colouring(sentence, isLight) ?? brightnessIn(sentence, isLight) ?? mood(text, isLight);
  if (parameters) return { skill: 'light.set', parameters, scope };
  return ROOM_IS_DARK.test(text) ? { skill: 'home.on', parameters: {}, scope } : undefined;
}

function isOfOthers(sentence: Sentence): boolean {
  const others = ['climate', 'fan', 'cover', 'media_player', 'valve'];
  return sentence.hasNoun(...others) || sentence.hasNamed(...others, 'sensor', 'vacuum');
}

function colouring(sentence: Sentence, isLight: boolean): Parameters | undefined {
  const { text } = sentence;
  const isPlace = isLight || sentence.isPlaced;
  const kelvin = WHITENESS.test(text) && isPlace ? kelvinIn(text) : undefined;
  if (kelvin !== undefined) return { kelvin };
  const color = colorIn(text);
  if (color === undefined) return undefined;
  const isColored = isLight || /\b(?:room|house|colou?r)\b|@[af]\d|\bin here\b/u.test(text);
  const isBare = ONLY_COLOR.test(text) || ENDS_IN_COLOR.test(text);
  if (!isBare && !(isColored && CHANGING.test(text)) && !/^(?:all )?@[eaf]\d+ \w+$/u.test(text))
    return undefined;
  const brightnessPct = percentIn(text);
  return { color, ...(brightnessPct !== undefined && { brightnessPct }) };
}

function mood(text: string, isLight: boolean): Parameters | undefined {
  if (/\b(?:off|out)\b/u.test(text)) return undefined;
  const isVague = isLight && MOOD.test(text) && !/\bon\b/u.test(text);
  return isVague || STYLED.test(text) || BARE_MOOD.test(text) ? {} : undefined;
}
