import { type Draft, type Parameters } from '../command.js';
import { type Sentence } from '../sentence.js';
import { directionIn } from '../slots.js';
import { isOneSlipFrom } from '../spelling.js';
import { anyOf } from '../word-patterns.js';

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
  'socket',
  'brightness',
  'sound',
  'silence',
];
const OFF = anyOf(`
  off, out, kill, shut, no, not, extinguish, stop, disable, disconnect, without, end, close, remove, inactive, sleep, rest,
  done, finished, through, de ?energi[sz]e, good ?night, bye
`);
/** A wish for light that says nothing of how bright or in which colour. */
const LIT =
  /^(?:(?:i|we) (?:really |just )?(?:want|need|would (?:like|love)|could use)|(?:(?:can|could|may) (?:i|we|you) )?(?:have|get|give|use|open|hit|power|bring|provide)(?: me| us)?|need|want|let there be|let us have|make)? ?(?:(?:the|some|a|an|any|my|all|bit|little|of) )*(?:lights?|lamps?|lighting|bulbs?)(?: (?:on|here|in here|now|again|up here|in (?:the |my )?[@\w]+))*$|^(?:lit|enlighten)\b/u;
const DARKENED =
  /^(?:darkness|black ?out|go dark)\b|^(?:i |we )?(?:make|want|need|would (?:like|prefer)|let|keep|prefer|turn|have)\b.*\b(?:dark|darkness)(?: in here| here)?$/u;
const COSY =
  /^(?:make|set|get|have|keep)\b.*\b(?:cos[yi]\w*|coz[yi]\w*|romantic|moody|atmospheric)\b|^(?:a )?(?:random|new|different|another|other) colou?rs?\b|\bdisco (?:mode|lights?)\b|^(?:cool|warm|cold) white$/u;
const FAINT = /\b(?:too|so|very) (?:quiet|low|faint|soft)\b|\bnot (?:very )?loud\b|\bloud enough\b/u;
const HUSHED =
  /^shut (?:up|it|your \w+)\b|^(?:pipe down|zip it|keep mum|quieten down)\b|^(?:stop|hold(?: on)?|sleep|rest|hibernate)(?: it)? (?:for|until|till)\b|^(?:stop|pause) (?:speaking|talking)\b/u;
const LOUDER =
  /^(?:(?:turn|bring|take|crank|go|make|put|set|keep|tone|push|move)(?: it| this| that| things)? (?:to )?(?:up|down|low|lower|high|higher|softer)|(?:lower|raise|higher|softer|amplify|whisper)(?: it| this| that)?)(?: (?:a (?:bit|little|notch|lot)|some|more|slightly))*$/u;
const UNPLUGGED = anyOf(
  'disengage, suspend, pause, halt, finish, exit, quit, cancel, release, pull, interrupt, break, silence, down',
);
const DAY =
  /\b(?:today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|next week|this week|january|february|march|april|may \d|june|july|august|september|october|november|december|noon|\d+ (?:am|pm))\b/u;

/** Tickets and taxis are booked elsewhere. */
const BOOKED = anyOf('tickets?, taxi, cab, uber, flights?, trains?, coffee, e ?mails?, news, pizza, tweet');

type Reading = Pick<Draft, 'skill' | 'parameters'>;

const MUTED: Reading = { skill: 'media.mute', parameters: { muted: true } };

/** The first whose evidence is found; the domain is that of the devices. */
const GUESSES: readonly (readonly [evidence: RegExp, read: (text: string) => Reading, domain: string])[] = [
  [COSY, () => ({ skill: 'light.set', parameters: {} }), 'light'],
  [/\b(?:lights?|lighting|lamps?|bulbs?)\b/u, light, 'light'],
  [DARKENED, () => ({ skill: 'home.off', parameters: {} }), 'light'],
  [/\b(?:dark|can not see|illuminate)\b/u, () => ({ skill: 'home.on', parameters: {} }), 'light'],
  [/\b(?:brightness|bright|brighter|dim|lighten)\b/u, brightness, 'light'],
  [
    /\bvac+u+m\w*|\b(?:vac|roomba|hoover|robot|dust|sweep|mop|time to clean)\b/u,
    () => ({ skill: 'vacuum.start', parameters: {} }),
    'vacuum',
  ],
  [/\b(?:plugs?|sockets?|outlets?|wemo)\b/u, plug, 'switch'],
  [LOUDER, (text) => ({ skill: 'media.volume', parameters: toward(text) }), 'media_player'],
  [/\b(?:volume|sounds?|audio|speakers?|loud|louder|hear you)\b/u, loudness, 'media_player'],
  [
    /\b(?:quiet|quite|silent|silence|silently|noise|mute|(?:not|stop) (?:talk|speak)\w*)\b/u,
    loudness,
    'media_player',
  ],
  [HUSHED, () => MUTED, 'media_player'],
];

/** What a sentence may be about when no rule reads it: never acted upon, only asked about. */
export function guess(sentence: Sentence): Draft | undefined {
  if (QUESTION.test(sentence.text)) return undefined;
  const text = sentence.tokens
    .map((word) => TELLING.find((telling) => isOneSlipFrom(word, telling)) ?? word)
    .join(' ');
  const found = GUESSES.find(([evidence]) => evidence.test(text));
  if (found) {
    const [, read, domain] = found;
    return { ...read(text), isGuess: true, scope: { domains: [domain], isPlural: false } };
  }
  if (BOOKED.test(text)) return undefined;
  const isDated =
    /^(?:add|schedule|put|delete|remove|cancel|set|create|make|plan|clear)\b/u.test(text) && DAY.test(text);
  return isDated ? { skill: 'reminder', parameters: {}, explains: /.*/u } : undefined;
}

function light(text: string): Reading {
  if (OFF.test(text)) return { skill: 'home.off', parameters: {} };
  const isOn = /\bon\b/u.test(text) || LIT.test(text);
  return isOn ? { skill: 'home.on', parameters: {} } : brightness(text);
}

function brightness(text: string): Reading {
  return { skill: 'light.set', parameters: toward(text) };
}

function plug(text: string): Reading {
  return { skill: OFF.test(text) || UNPLUGGED.test(text) ? 'home.off' : 'home.on', parameters: {} };
}

function loudness(text: string): Reading {
  if (FAINT.test(text)) return { skill: 'media.volume', parameters: { direction: 'up' } };
  if (/^(?:less|reduce|lower)\b/u.test(text))
    return { skill: 'media.volume', parameters: { direction: 'down' } };
  const isSilent =
    /\b(?:off|no|mute|silent\w*|silence|zero|0|shut|stop|disable|quiet|quite|noise|remove|take|not (?:talk|speak)\w*)\b/u;
  return isSilent.test(text) ? MUTED : { skill: 'media.volume', parameters: toward(text) };
}

function toward(text: string): Parameters {
  const direction = directionIn(text);
  return direction === undefined ? {} : { direction };
}
