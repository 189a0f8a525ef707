import { type Draft, type Scope } from '../command.js';
import { type Sentence } from '../sentence.js';
import { directionIn, levelIn, percentIn } from '../slots.js';
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
/** Silence, in the ways it is asked for. */
const MUTE: readonly RegExp[] = [
  /^(?:mute|silence|quiet|hush|shush|unmute|un mute)\b|^(?:activate )?silent$/u,
  anyOf('mute, unmute, do not disturb, silent mode, quiet mode, volume (?:to )?0'),
  new RegExp(String.raw`\b${SOUND} off\b|\b(?:off|on) (?:the |my )?(?:sounds?|noise)\b`, 'u'),
  new RegExp(
    String.raw`\b(?:turn|switch|shut) (?:off|down)? ?(?:the |all |my |media |music |speaker )*${SOUND}(?: off)?\b`,
    'u',
  ),
  /\b(?:disable|shutdown|shut down|kill|cut|stop) (?:the )?(?:sounds?|audio|volume)\b/u,
  /\b(?:set|put|go|keep|turn)\b.* (?:to |on |in )?(?:mute|silent|quiet|silence)\b/u,
  /^be (?:quiet|silent)\b|\b(?:keep|stay|be|go) (?:quiet|silent|quite)\b/u,
  /\bno (?:more )?(?:sounds?|noise|talking)\b|^stop making (?:sounds?|noise)\b/u,
  /\b(?:stop|do not|not) (?:talk(?:ing)?|speak(?:ing)?)\b/u,
];
const PAUSE = new RegExp(
  String.raw`^(?:pause)\b|^stop (?:playing|playback|(?:the )?(?:@e\d+ |@a\d+ )?(?:music|song|movie|video|playback|podcast|radio|audio|speakers?|tv|player))\b|\bpause$`,
  'u',
);
const RESUME = new RegExp(
  String.raw`^(?:un ?pause|resume|continue)\b(?:(?: playing| playback| the| my| music| audio| song| movie| video| podcast| radio| media| @[eaf]\d+| in| on| here| again| speakers?| tv| player| it)*)$|^play(?: (?:again|music|it))?(?: (?:in|on|at) (?:the )?.*)?$|\b(?:resume|unpause)$`,
  'u',
);
const VOLUME = /\bvolume\b|\b(?:louder|quieter)\b/u;
const CHANGES =
  'turn, crank, bring, set, put, make, lower, raise, increase, decrease, reduce, up, down, adjust, change';
/** Loudness without the word volume: "turn the music down", "speak up", "I can't hear you". */
const LOUDNESS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:${alternatives(CHANGES)})\b.*\b(?:music|sounds?|audio|speakers?|stereo|noise|media|tone)\b`,
    'u',
  ),
  /\b(?:music|sounds?|audio|speakers?|stereo|media)\b.*\b(?:up|down|louder|quieter|softer|higher|lower)\b/u,
  /\b(?:speak|talk)(?: a (?:bit|little))?(?: (?:up|louder|quieter|softer|lower)| as loud.*)\b|\bspeak up\b/u,
  /^(?:up|down)$|^turn (?:it|this|that) (?:up|down)\b/u,
  anyOf('(?:can not|cannot|can barely|barely|could not|do not) hear'),
];
const HEARD = anyOf('music, songs?, tracks?, tunes?, albums?, podcasts?, radio, playlist');
const SEEN = anyOf('movies?, films?, videos?, shows?, program(?:me)?s?, channels?');

/** Playback and volume. A sentence that plays something by name is `media.play`, see the wishes to hear. */
export function media(sentence: Sentence): Draft | undefined {
  const { text } = sentence;
  const isOtherDevice =
    sentence.hasNoun('light', 'climate', 'fan', 'cover', 'switch') ||
    sentence.hasNamed('light', 'climate', 'fan', 'cover', 'switch');
  if (
    (isOtherDevice && !sentence.hasNamed('media_player')) ||
    /\b(?:alarm|timer|calendar|list|brightness|temperature|base|dock|charging)\b/u.test(text)
  )
    return undefined;
  const scope = scopeOf(sentence);
  if (VOLUME.test(text) || matchesAny(LOUDNESS, text))
    return matchesAny(MUTE, text) && directionIn(text) === undefined
      ? muted(text, scope)
      : volume(text, scope);
  if (matchesAny(MUTE, text)) return muted(text, scope);
  // Which episode or chapter is heard is a wish to hear, see there.
  if (/\b(?:podcasts?|episodes?|chapters?)\b/u.test(text)) return undefined;
  const step = sentence.hasNamed('media_player') ? text.replace(/^@e\d+ /u, '') : text;
  if (NEXT.test(step)) return { skill: 'media.next', parameters: {}, scope };
  if (BACK.test(step)) return { skill: 'media.previous', parameters: {}, scope };
  if (PAUSE.test(text)) return { skill: 'media.pause', parameters: {}, scope };
  if (RESUME.test(text)) return { skill: 'media.resume', parameters: {}, scope };
  return undefined;
}

function muted(text: string, scope: Scope): Draft {
  return { skill: 'media.mute', parameters: { muted: !/\bun ?mute\b/u.test(text) }, scope };
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
