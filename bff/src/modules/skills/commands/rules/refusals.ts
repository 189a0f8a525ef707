import { type Draft } from '../command.js';
import { type Sentence } from '../sentence.js';

const AT_LAST = String.raw`(?: (?:on|any ?more|any longer|no more|now|in here|here|tonight|(?:for|until|till) .*))*$`;
const NOT_WANTED = String.raw`^(?:(?:i|we) (?:really |just )?(?:do not|no longer|am not|are not|can not stand) (?:really )?(?:need|want|like|use|using|have to hear|want to hear)|no(?: more)?) (?:to use )?(?:the |any |my |this |that |more |much |of |so )*`;
const refused = (thing: string): RegExp => new RegExp(`${NOT_WANTED}(?:${thing})${AT_LAST}`, 'u');

const LIGHT = refused('(?:room |ceiling |bright )?(?:lights?|lamps?|lighting|bulbs?)');
const DISLIKED = /^(?:i|we) do not like (?:the |this |that )(?:lights?|lighting|(?:light )?colou?r)\b/u;
const PLUG = refused(
  '(?:smart |wemo )*(?:plugs?|sockets?|outlets?|wemo)(?: (?:plug|socket|outlet)s?)?|(?:power|electricity|current)(?: (?:to|for|on|in) .*)?',
);
const SOUND = refused('sounds?|noises?|audio|volume|speaking|talking|speech|to hear .*|hear .*');
const TOO_LOUD =
  /^(?:not|do not (?:be|speak|talk|shout)|you (?:do not have|need not)(?: to)? (?:speak|talk|shout)) (?:so|that|too) (?:loud\w*|high)\b|^stop (?:shouting|yelling|screaming)\b/u;
const SILENT =
  /^(?:do not|never|you (?:should|must) not) (?:ever )?(?:make (?:a|any|more) (?:sounds?|noises?)|say (?:a (?:word|thing)|anything|any more)|(?:respond|reply|answer|bother me|interrupt|utter|beep)(?= (?:until|till|for|at|any ?more|a word)|$))/u;

/** "I do not need the light any more", "no noise": the negation is the wish itself, and is asked about. */
export function refusals({ text }: Sentence): Draft | undefined {
  if (/\boff\b/u.test(text)) return undefined;
  if (DISLIKED.test(text)) return refusal('light.set', {}, 'light');
  if (LIGHT.test(text)) return refusal('home.off', {}, 'light');
  if (PLUG.test(text)) return refusal('home.off', {}, 'switch');
  if (TOO_LOUD.test(text)) return refusal('media.volume', { direction: 'down' }, 'media_player');
  if (SOUND.test(text) || SILENT.test(text)) return refusal('media.mute', { muted: true }, 'media_player');
  return undefined;
}

function refusal(skill: string, parameters: Draft['parameters'], domain: string): Draft {
  return { skill, parameters, isGuess: true, isRefusal: true, scope: { domains: [domain], isPlural: false } };
}
