import { isMoodValue, MOOD_WORDS, moodOf } from '../../../mood/mood.service.js';
import { isPastPeriod } from '../../understanding/past-period.js';
import { type Draft, type Parameters } from '../command.js';
import { type Sentence, type Told } from '../sentence.js';
import { atSaidTime, TIME } from '../when/time-of-log.js';

const free = { explains: /.*/u };
const WORD = `(?<word>${MOOD_WORDS.join('|')})`;
const DEGREE = '(?:(?:very|so|really|pretty|quite|a bit|a little|kind of|rather|extremely|totally) )*';
const NUMBER = String.raw`(?<number>\d+)(?: (?:out )?of (?<scale>5|10)| (?<slash>5|10))?`;
const END = `(?: ${TIME})?$`;
const LOGGED = new RegExp(
  `^(?:(?:log|track|record|note|set|enter) )?(?:my |a )?mood (?:(?:as|of|to|at|is|was) )?${DEGREE}(?:${WORD}|${NUMBER})${END}`,
  'u',
);
/** "I feel …" tells a mood with any of the words; "I am …" only with one that is said of nothing else. */
const FELT = new RegExp(
  `^i (?:feel|felt|am feeling|have been feeling) ${DEGREE}${WORD}(?: and \\w+)?${END}`,
  'u',
);
const AM = new RegExp(
  `^i am ${DEGREE}(?<word>happy|sad|stressed|stressed out|anxious|depressed|exhausted|overwhelmed|frustrated|lonely|relaxed|excited|grateful|miserable|upset|nervous)${END}`,
  'u',
);
const NO_VALUE = new RegExp(`^(?:log|track|record|note|enter) (?:my |a )?mood${END}`, 'u');
const REMOVED =
  /^(?:delete|remove|take away|erase|drop) (?:my |the )?(?:last|latest|newest) mood(?: entry| log)?$/u;
const ASKED: readonly [statistic: string, pattern: RegExp][] = [
  [
    'trend',
    /^(?:show|plot|chart|graph|draw)(?: me)? my moods?(?: trend| chart| graph| history| log)?(?: (?<when>.+))?$/u,
  ],
  ['trend', /^(?:what (?:is|was) )?(?:the |my )mood trend(?: (?<when>.+))?$/u],
  ['trend', /^how (?:has my mood been|have i been feeling|have i felt|did i feel)(?: (?<when>.+))?$/u],
  [
    'latest',
    /^(?:what|how) (?:is|was) my (?:current |last |latest )?mood(?: (?:right )?now)?(?: (?<when>.+))?$/u,
  ],
];

/** How somebody feels: "I feel stressed", "log my mood as 4 of 5". */
export function moods({ text, context }: Told): Draft | undefined {
  if (REMOVED.test(text)) return { skill: 'mood.remove', parameters: {}, ...free };
  const found = (LOGGED.exec(text) ?? FELT.exec(text) ?? AM.exec(text))?.groups;
  const mood = found && valueOf(found);
  if (mood)
    return { skill: 'mood.log', ...atSaidTime({ parameters: mood, time: found.time }, context), ...free };
  const unsaid = NO_VALUE.exec(text)?.groups;
  if (!unsaid) return undefined;
  return {
    skill: 'mood.log',
    question: 'How do you feel? In a word, or from 1 (awful) to 5 (great).',
    ...atSaidTime({ parameters: {}, time: unsaid.time }, context),
    ...free,
  };
}

/** "How is my mood?", "how have I been feeling this week?" */
export function moodQuestions({ text }: Sentence): Draft | undefined {
  for (const [statistic, pattern] of ASKED) {
    const found = pattern.exec(text)?.groups;
    if (!found) continue;
    const { when } = found;
    if (when !== undefined && !isPastPeriod(when)) return undefined;
    return { skill: 'mood.query', parameters: { statistic, ...(when !== undefined && { when }) }, ...free };
  }
  return undefined;
}

/** Of ten is halved: a mood is kept from 1 to 5. */
function valueOf({ word, number, scale, slash }: Record<string, string>): Parameters | undefined {
  if (word !== undefined) return withValue(moodOf(word), word);
  const said = Number(number);
  return withValue((scale ?? slash) === '10' ? Math.max(1, Math.round(said / 2)) : said);
}

function withValue(mood: number | undefined, word?: string): Parameters | undefined {
  if (mood === undefined || !isMoodValue(mood)) return undefined;
  return { mood, ...(word !== undefined && { word }) };
}
