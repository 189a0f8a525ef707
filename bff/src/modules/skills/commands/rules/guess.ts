import { type Draft, type Parameters } from '../command.js';
import { type Sentence } from '../sentence.js';
import { directionIn } from '../slots.js';
import { isOneSlipFrom } from '../spelling.js';

const QUESTION = /^(?:what|which|who|whose|why|when|where|how|is|are|was|were|does|did|do (?:i|you|we))\b/u;
/** Words whose misspelling is worth a question back. */
const TELLING = [
  'light',
  'lights',
  'lighting',
  'volume',
  'vacuum',
  'speaker',
  'speakers',
  'brightness',
  'sound',
];
const OFF = /\b(?:off|out|kill|shut|no|not|extinguish|stop|disable|disconnect|without|end)\b/u;
const DAY =
  /\b(?:today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|next week|this week|january|february|march|april|may \d|june|july|august|september|october|november|december|noon|\d+ (?:am|pm))\b/u;

/** Tickets and taxis are booked elsewhere. */
const BOOKED = /\b(?:tickets?|taxi|cab|uber|flights?|trains?|coffee|e ?mails?|news|pizza|tweet)\b/u;

type Guess = readonly [
  evidence: RegExp,
  read: (text: string) => Pick<Draft, 'skill' | 'parameters'>,
  domain?: string,
];

const GUESSES: readonly Guess[] = [
  [/\b(?:lights?|lighting|lamps?|bulbs?)\b/u, light, 'light'],
  [/\b(?:dark|can not see)\b/u, () => ({ skill: 'home.on', parameters: {} }), 'light'],
  [
    /\b(?:brightness|bright|brighter|dim)\b/u,
    (text) => ({ skill: 'light.set', parameters: toward(text) }),
    'light',
  ],
  [
    /\b(?:vacuum|roomba|hoover|robot|dust|sweep|mop)\b/u,
    () => ({ skill: 'vacuum.start', parameters: {} }),
    'vacuum',
  ],
  [
    /\b(?:plugs?|sockets?|outlets?|wemo)\b/u,
    (text) => ({ skill: OFF.test(text) ? 'home.off' : 'home.on', parameters: {} }),
    'switch',
  ],
  [/\b(?:volume|sounds?|audio|speakers?|loud|louder|hear you)\b/u, loudness, 'media_player'],
  [
    /\b(?:quiet|quite|silent|silence|silently|noise|mute|(?:not|stop) (?:talk|speak)\w*)\b/u,
    () => ({ skill: 'media.mute', parameters: { muted: true } }),
    'media_player',
  ],
];

/** What a sentence may be about when no rule reads it: never acted upon, only asked about. */
export function guess(sentence: Sentence): Draft | undefined {
  if (QUESTION.test(sentence.text)) return undefined;
  const text = sentence.tokens
    .map((word) => TELLING.find((telling) => isOneSlipFrom(word, telling)) ?? word)
    .join(' ');
  const found = GUESSES.find(([evidence]) => evidence.test(text));
  if (found) {
    const [, read, domain = ''] = found;
    return { ...read(text), isGuess: true, scope: { domains: [domain], isPlural: false } };
  }
  if (BOOKED.test(text)) return undefined;
  const isDated =
    /^(?:add|schedule|put|delete|remove|cancel|set|create|make|plan|clear)\b/u.test(text) && DAY.test(text);
  return isDated ? { skill: 'reminder', parameters: {}, explains: /.*/u } : undefined;
}

function light(text: string): Pick<Draft, 'skill' | 'parameters'> {
  if (OFF.test(text)) return { skill: 'home.off', parameters: {} };
  return /\bon\b/u.test(text)
    ? { skill: 'home.on', parameters: {} }
    : { skill: 'light.set', parameters: toward(text) };
}

function loudness(text: string): Pick<Draft, 'skill' | 'parameters'> {
  return /\b(?:off|no|mute|silent|zero|0|shut|stop|disable|quiet)\b/u.test(text)
    ? { skill: 'media.mute', parameters: { muted: true } }
    : { skill: 'media.volume', parameters: toward(text) };
}

function toward(text: string): Parameters {
  const direction = directionIn(text);
  return direction === undefined ? {} : { direction };
}
