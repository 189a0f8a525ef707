import { asStateQuestion } from './state-questions.js';
import { withDigits } from './numbers.js';
import { withoutVerbSlips } from './typos.js';
import { VERB } from './verbs.js';

/** A longer text is no command; reading stops there so that its cost stays bounded. */
export const MAX_COMMAND_LENGTH = 400;

const CONTRACTIONS: readonly [RegExp, string][] = [
  [/\b(what|where|who|when|how|it|that|there|here)'?s\b(?! (?:room|list))/gu, '$1 is'],
  [/\bcan't\b|\bcant\b|\bcannot\b/gu, 'can not'],
  [/\bwon't\b/gu, 'will not'],
  [/\b(do|does|did|is|are|was|were|would|could|should|have|has)n'?t\b/gu, '$1 not'],
  [/\b(i|you|we|they|it)'(?:d)\b/gu, '$1 would'],
  [/\b(i|you|we|they|it)'ll\b/gu, '$1 will'],
  [/\bi'?m\b/gu, 'i am'],
  [/\b(you|we|they)'re\b/gu, '$1 are'],
  [/\b(i|you|we|they)'ve\b/gu, '$1 have'],
  [/\blet'?s\b/gu, 'let us'],
  [/\bwanna\b/gu, 'want to'],
  [/\bgonna\b/gu, 'going to'],
];
const SIGNS: readonly [RegExp, string][] = [
  // "8,000 steps", and "80,5 kg" as most of Europe writes it.
  [/(\d),(?=\d{3}\b)/gu, '$1'],
  [/(\d),(?=\d{1,2} ?(?:kg|kilos?|l|lit(?:er|re)s?|h|hours?)\b)/gu, '$1.'],
  [/(\d)\s*%/gu, '$1 percent '],
  [/\bper ?cents?\b|%/gu, ' percent '],
  [/°\s*c\b|\bdegrees? c\b/gu, ' degrees celsius '],
  [/°\s*f\b|\bdegrees? f\b/gu, ' degrees fahrenheit '],
  [/°|º/gu, ' degrees '],
  [/\bcentigrade\b/gu, 'celsius'],
  [/½|\b1\/2\b/gu, ' half '],
  [/\b(\d+)\s?(c|f)\b/gu, '$1 degrees $2 '],
  [/\bdegrees c\b/gu, 'degrees celsius'],
  [/\bdegrees f\b/gu, 'degrees fahrenheit'],
  [/\b(\d+(?:\.\d+)?)(k|kelvin|h|hrs?|mins?|minutes?|hours?|secs?|s|am|pm)\b/gu, '$1 $2'],
];

/** Small words of speech: lower case, no punctuation, digits for number words, units in full. */
export function wordsOf(text: string): string[] {
  let plain = text
    .slice(0, MAX_COMMAND_LENGTH)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’`´]/gu, "'");
  for (const [pattern, replacement] of [...CONTRACTIONS, ...SIGNS])
    plain = plain.replace(pattern, replacement);
  return withDigits(
    plain
      .replace(/'s?(?![\p{L}\p{N}])/gu, '')
      .replace(/'/gu, '')
      .replace(/(?<!\d)[.:]|[.:](?!\d)/gu, ' ')
      .replace(/[^\p{L}\p{N}.:@]+/gu, ' ')
      // A placeholder of the parser must not be forged by the text.
      .replace(/@/gu, ' ')
      .trim()
      .split(/\s+/u)
      .filter(Boolean),
  );
}

/** Singular and plural of a name are one: "lights" finds "light". */
export function stem(word: string): string {
  if (/(?:ss|us|is)$/u.test(word) || word.length < 4) return word;
  return word
    .replace(/ies$/u, 'y')
    .replace(/(?<=(?:ch|sh|x))es$/u, '')
    .replace(/s$/u, '');
}

const NAMES =
  '(?:olly|olli|alexa|siri|google|pda|jarvis|computer|assistant|twyn|echo|cortana|house|system|home assistant)';
const LEADING = new RegExp(
  String.raw`^(?:(?:hey|ok|okay|hi|hello|yo|well|oh|uh|um|so|and|then|now|just|kindly|please|pls|plz|thanks|no no)\b|${NAMES}\b(?! (?:lights?|lamps?|is|are)\b)|(?:good (?:night|morning|evening|afternoon)|bye|goodbye)(?= ${VERB}\b)|(?:can|could|would|will|may) (?:you|u|we|i)(?: please)?(?: (?:be able to|mind|kindly|just|help me))?\b(?! (?:have|hear|see|get|turn(?:ed)?$))|(?:i|we) (?:want|need|would like|would love)(?: for)? you to\b|(?:i|we) (?:want|would like|need) to(?! (?:have|hear|know|listen|buy|see))\b|i am asking you to|go ahead and|do me a favou?r and|(?:make|be) sure (?:that |to )?|it would be (?:nice|great) if you|you (?:can|could|should|may)\b|let us\b|try to|i said)\s*`,
  'u',
);
const SPOKEN_TO = '(?:olly|olli|alexa|siri|google|pda|jarvis|assistant|twyn|cortana)';
const TRAILING = new RegExp(
  String.raw` (?:please|pls|plz|thanks|thank you|thank u|now|right now|right away|immediately|asap|for me|for us|ok|okay|${SPOKEN_TO}|will you|would you|can you|could you|if you (?:can|could|do not mind))$`,
  'u',
);

const STATE = '(?:(?:turned|switched|powered) )?(?<state>on|off|open|closed|shut|locked|unlocked)';
const IS = '(?:is|are|stays?|gets?|remains?)';
const ENSURED = new RegExp(
  String.raw`\b(?:make|be|making) sure (?:that )?(?<what>(?!i\b|you\b|to\b).+?) ${IS} ${STATE}\b`,
  'u',
);
const ENSURED_TOO = new RegExp(String.raw`\band (?:that )?(?<what>.+?) ${IS} ${STATE}\b`, 'gu');

/** "Make sure that the lights are off" is "the lights off"; without the order it would be told. */
function withoutEnsuring(text: string): string {
  return text.replace(ENSURED, '$<what> $<state>').replace(ENSURED_TOO, 'and $<what> $<state>');
}

const GERUNDS: Readonly<Record<string, string>> = {
  turning: 'turn',
  switching: 'switch',
  opening: 'open',
  closing: 'close',
  shutting: 'shut',
  locking: 'lock',
  dimming: 'dim',
  setting: 'set',
  starting: 'start',
  stopping: 'stop',
  playing: 'play',
  pausing: 'pause',
  putting: 'put',
  adding: 'add',
  reminding: 'remind',
};
/** "Would you mind turning off the lamp". */
const MINDED = new RegExp(String.raw`^(?:would|do) you mind (${Object.keys(GERUNDS).join('|')})\b`, 'u');

/** The words of a command, without what changes nothing of it. */
export function normalisedWords(text: string): string[] {
  return withoutVerbSlips(withoutCourtesy(wordsOf(text)));
}

/** Greeting, the twin's name and politeness change nothing of what is asked. */
function withoutCourtesy(words: readonly string[]): string[] {
  let text = words
    .join(' ')
    .replace(/\b(?:please|pls|plz|kindly|maybe|perhaps)\b/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(MINDED, (_, verb: string) => GERUNDS[verb] ?? verb);
  if (ENSURED.test(text)) text = withoutEnsuring(text);
  for (const pattern of [LEADING, TRAILING]) {
    let shorter = text.replace(pattern, '').trim();
    while (shorter !== text && shorter !== '') {
      text = shorter;
      shorter = text.replace(pattern, '').trim();
    }
  }
  return asStateQuestion(text).split(' ').filter(Boolean);
}
