import { type Draft, type Scope } from '../command.js';
import { type Sentence } from '../sentence.js';
import { directionIn, levelIn, percentIn } from '../slots.js';
import { isMuteRequest } from './mute-requests.js';
import { alternatives, anyOf, matchesAny } from '../word-patterns.js';

const THING = String.raw`(?:tracks?|songs?|music|tune|episode|title|one|video|movie|playback|media|audio|album)`;
const NEXT = new RegExp(
  String.raw`^(?:(?:play|go|skip|move|jump|change|switch)(?: (?:to|ahead|forward))*(?: to)? (?:the )?)?next(?: ${THING})?\b|^skip\b(?! back)|\bskip (?:to |this|the|ahead|${THING})|\bnext ${THING}\b`,
  'u',
);
const BACK = new RegExp(
  String.raw`\b(?:previous|last) ${THING}\b|^(?:play |go )?(?:the )?previous\b|^(?:go|skip|jump) back\b|^back$|\b(?:go|skip) back(?: (?:to|on|in|a)\b|$)|^replay\b`,
  'u',
);
const SOUND = '(?:sounds?|volume|audio|noise)';
const PLAYED = '(?:music|songs?|podcast|playlist|audio ?book)';
/** Silence, in the ways it is asked for. */
const MUTE: readonly RegExp[] = [
  /^(?:mute|silence|quiet|hush|shush|unmute|un mute)\b|^(?:activate )?silent$/u,
  anyOf('mute, unmute, do not disturb, silent mode, quiet mode, volume (?:to )?0'),
  new RegExp(String.raw`\b${SOUND} off\b|\boff (?:the |my )?(?:sounds?|noise)\b`, 'u'),
  new RegExp(
    String.raw`\b(?:turn|switch|shut) (?:off|down)? ?(?:the |all |my |media |music |speaker )*${SOUND}(?: off)?\b`,
    'u',
  ),
  /\b(?:disable|shutdown|shut down|kill|cut|stop|remove) (?:the )?(?:sounds?|audio|volume)\b(?! (?:in half|by|a (?:bit|little)))/u,
  /\b(?:set|put|go|keep|turn|make)\b.* (?:to |on |in )?(?:mute|silent|quiet|silence)\b/u,
  /^(?:enter|enable|activate|start) (?:the )?(?:silent|quiet|mute)(?: mode)?\b/u,
  /\b(?:keep|stay|be|go|remain|become) (?:quiet|silent|quite|mute)\b/u,
  /\bno (?:more )?(?:sounds?|noise|talking)\b|^stop making (?:sounds?|noise)\b/u,
  /\b(?:stop|do not|not) (?:talk(?:ing)?|speak(?:ing)?)\b/u,
];
const UNMUTE = /\bun ?mute\b/u;
const PAUSE = new RegExp(
  String.raw`^(?:pause)\b|^stop (?:playing|playback|(?:the )?(?:@e\d+ |@a\d+ )?(?:music|song|movie|video|playback|podcast|radio|audio|speakers?|tv|player))\b|\bpause$|^(?:turn|switch|shut) (?:(?:the |my )?${PLAYED} off|off (?:the |my )?${PLAYED})(?= |$)`,
  'u',
);
const RESUME = new RegExp(
  String.raw`^(?:un ?pause|resume|continue)\b(?:(?: playing| playback| the| my| music| audio| song| movie| video| podcast| radio| media| @[eaf]\d+| in| on| here| again| speakers?| tv| player| it)*)$|^play(?: (?:again|music|it))?(?: (?:in|on|at) (?:the )?.*)?$|\b(?:resume|unpause)$`,
  'u',
);
const VOLUME = /\bvolume\b|\b(?:louder|quieter)\b/u;
const MOVES = alternatives(
  'crank, lower, raise, increase, decrease, reduce, boost, amplify, soften, drop, up, down, tone down',
);
const LOUD = alternatives('music, sounds?, audio, speakers?, stereo, noise, media, radio, tv, tone, voice');
const WAY = alternatives('up, down, louder, quieter, softer, higher, lower, max, maximum, minimum, full');
/** Loudness without the word volume: "turn the music down", "speak up", "I can't hear you". */
const LOUDNESS: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:${MOVES})\b.*\b(?:${LOUD})\b`, 'u'),
  new RegExp(
    String.raw`^(?:turn|bring|set|put|make|adjust)\b (?:up |down )?(?:the |my |your )?(?:@[ae]\d+ )?(?:${LOUD})\b.*(?:\b(?:${WAY})\b|\d)`,
    'u',
  ),
  new RegExp(String.raw`\b(?:${LOUD})\b.*\b(?:up|down|louder|quieter|softer|higher|lower)\b`, 'u'),
  new RegExp(String.raw`^(?:adjust|change) (?:the |my )?(?:sounds?|audio|speakers?)\b`, 'u'),
  /\b(?:want|need|like) to hear (?:the |some |any )?(?:sounds?|volume|audio|better|it|you)\b|\bnot loud enough\b/u,
  /\b(?:speak|talk)(?: a (?:bit|little))?(?: (?:more )?(?:up|loud(?:er|ly)?|quiet(?:er|ly)|soft(?:er|ly)|lower)| as loud.*)\b|\bspeak up\b/u,
  new RegExp(String.raw`^(?:turn|bring) (?:up|down) (?:the |my |your )?(?:@a\d+ )?(?:${LOUD})\b`, 'u'),
  /^(?:up|down)$|^turn (?:it|this|that) (?:up|down)\b/u,
  anyOf('(?:can not|cannot|can barely|barely|could not|do not) hear'),
];
/** "Turn the sound back on": louder, from silence. */
const SOUND_ON = new RegExp(
  String.raw`^(?:(?:turn|switch|put|bring) )?(?:(?:back )?on (?:the |my )?${SOUND}|(?:the |my )?${SOUND}(?: back)? on)\b|^(?:resume|restore|enable|activate|start|open) (?:the |my )?${SOUND}\b`,
  'u',
);
const TO_NOTHING = /\b(?:to|on|at) (?:0(?: percent)?|nothing|mute)$/u;
const QUESTION =
  /^(?:is|are|was|were|did|does|do (?:i|you|we)|has|have (?:i|you|we)|who|why|when|where|how)\b|^what (?:is|are)(?: the| my)?(?: @\w+)?(?: current)? volume\b/u;
const HEARD = anyOf('music, songs?, tracks?, tunes?, albums?, podcasts?, radio, playlist');
const SEEN = anyOf('movies?, films?, videos?, shows?, program(?:me)?s?, channels?');

const OTHER = anyOf('alarm, timer, calendar, list, brightness, temperature, base, dock, charging');

/** Playback and volume. A sentence that plays something by name is a wish to hear. */
export function media(sentence: Sentence): Draft | undefined {
  const { text } = sentence;
  const isOtherDevice =
    sentence.hasNoun('light', 'climate', 'fan', 'cover', 'switch', 'vacuum') ||
    sentence.hasNamed('light', 'climate', 'fan', 'cover', 'switch', 'vacuum');
  if (
    (isOtherDevice && !sentence.hasNamed('media_player')) ||
    QUESTION.test(text) ||
    (OTHER.test(text) && !isMuteRequest(text))
  )
    return undefined;
  const scope = scopeOf(sentence);
  if (UNMUTE.test(text)) return muted(false, scope);
  if (SOUND_ON.test(text)) return volumeDraft({ direction: 'up' }, scope);
  if (VOLUME.test(text) || matchesAny(LOUDNESS, text))
    return (matchesAny(MUTE, text) && directionIn(text) === undefined) || TO_NOTHING.test(text)
      ? muted(true, scope)
      : volume(text, scope);
  if (matchesAny(MUTE, text)) return muted(true, scope);
  // Which episode or chapter is heard is a wish to hear, see there.
  if (/\b(?:podcasts?|episodes?|chapters?)\b/u.test(text)) return undefined;
  const step = sentence.hasNamed('media_player') ? text.replace(/^@e\d+ /u, '') : text;
  if (NEXT.test(step)) return { skill: 'media.next', parameters: {}, scope };
  if (BACK.test(step)) return { skill: 'media.previous', parameters: {}, scope };
  if (PAUSE.test(text)) return { skill: 'media.pause', parameters: {}, scope };
  if (RESUME.test(text)) return { skill: 'media.resume', parameters: {}, scope };
  return undefined;
}

function muted(isMuted: boolean, scope: Scope): Draft {
  return { skill: 'media.mute', parameters: { muted: isMuted }, scope };
}

function volume(text: string, scope: Scope): Draft {
  const step = percentIn(text.replace(/\bto \d.*$/u, ''));
  const direction = directionIn(text);
  const isRelative = direction !== undefined && !/\b(?:to|at|level) (?:a )?\d/u.test(text);
  if (isRelative && step !== undefined)
    return volumeDraft({ stepPct: direction === 'up' ? step : -step }, scope);
  const level = levelIn(text);
  if (level !== undefined && !isRelative) return volumeDraft({ volumePct: level }, scope);
  if (isRelative && level !== undefined && /\bby \d/u.test(text))
    return volumeDraft({ stepPct: direction === 'up' ? level : -level }, scope);
  if (level !== undefined) return volumeDraft({ volumePct: level }, scope);
  const isTooLoud = /\btoo (?:loud|high)\b/u.test(text);
  return volumeDraft({ direction: isTooLoud ? 'down' : (direction ?? 'up') }, scope);
}

function volumeDraft(parameters: Record<string, unknown>, scope: Scope): Draft {
  return { skill: 'media.volume', parameters, scope };
}

function scopeOf(sentence: Sentence): Scope {
  const noun = sentence.nouns.find(({ domains }) => domains[0] === 'media_player');
  const isTelevision = noun?.deviceClass === 'tv';
  return {
    domains: ['media_player'],
    ...(isTelevision && { deviceClass: 'tv' }),
    ...(noun && !isTelevision && { word: noun.word }),
    isPlural: noun?.isPlural ?? false,
    state: /^(?:un ?pause|resume|continue|play)\b/u.test(sentence.text) ? 'paused' : 'playing',
    plays: playsIn(sentence.text),
    mustPlay: /^next$/u.test(sentence.text) && sentence.context.areaId === undefined,
  };
}

function playsIn(text: string): Scope['plays'] {
  if (SEEN.test(text)) return 'picture';
  return HEARD.test(text) ? 'sound' : undefined;
}
