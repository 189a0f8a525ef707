import { HOME_SKILLS } from '../performing/home-skills.js';
import { withoutCourtesy } from '../understanding/phrasing.js';
import { isQuestion } from '../understanding/question.js';
import { type Home, type Intent, type Parsed } from './command.js';
import { askedAfter } from './told-first.js';

const OF_HOME = new Set(HOME_SKILLS.map(({ name }) => name));
/** Words that tell a question about one's plans from a question to the memory. */
const PLANNED =
  /\b(?:reminders?|alarms?|timers?|calendar|agenda|to.?dos?|lists?|schedule|what(?:'s| is) the (?:time|date)|what time is it|what day is it)\b/iu;
/** "Remind me what the code is" sets no reminder. */
const ASKS_MEMORY = /\bremind (?:me|us) (?:of |about )?(?:what|who|whose|where|which|how|why|when)\b/iu;
/** "I turned off the lights yesterday" tells; "I want the lights off" wishes. */
const TELLS =
  /^(?:i|we|he|she|they)\b(?!['’]d (?:like|love|prefer)| (?:want|need|wish|would|prefer|can ?not|can['’]t|could ?n[o'’]t|am (?:cold|hot|freezing)))/iu;
/** Their words are their own: no memory is asked for by them. */
const OF_THE_PRODUCT = /^(?:screen|setting)\./u;
/** What is measured and felt is told: "I slept 7 hours". */
const OF_ONESELF = /^(?:reading|mood)\./u;
/** Less is a guess, and what the memory answers or keeps goes before it. */
const MIN_CONFIDENCE = 0.5;

/**
 * Whether a message of a talk is one for the skills that act. A talk holds questions to the memory and things that are
 * told, which a parser made for commands may mistake: they go to the memory unless the home or a plan is surely meant.
 * Of a home that may not be read its devices are not known: what sounds like one is taken for one.
 */
export function isMeantForSkills(text: string, { outcome, intents }: Parsed, home: Home | 'unread'): boolean {
  if (
    outcome === 'none' ||
    (TELLS.test(withoutCourtesy(askedAfter(text)).rest) && !OF_ONESELF.test(intents[0]?.skill ?? '')) ||
    intents.some(({ skill }) => skill.startsWith('dialogue.'))
  )
    return false;
  if (outcome === 'ask' && intents.some(({ confidence }) => confidence < MIN_CONFIDENCE)) return false;
  if (intents.every(({ skill }) => OF_THE_PRODUCT.test(skill))) return true;
  const asksOnly = isQuestion(text);
  // A question with words that no device accounts for is one about what was told of it; unread, none could.
  const isUnread = ({ skill }: Intent): boolean => home === 'unread' && OF_HOME.has(skill);
  if (asksOnly && intents.some((each) => each.unexplained.length > 0 && !isUnread(each))) return false;
  const others = intents.filter(({ skill }) => !OF_ONESELF.test(skill));
  return others.every((intent) =>
    OF_HOME.has(intent.skill) ? isOfHome(intent, asksOnly, home) : isPlan(intent, asksOnly, text),
  );
}

function isOfHome({ skill, targets }: Intent, asksOnly: boolean, home: Home | 'unread'): boolean {
  if (home === 'unread') return true;
  const isReading = skill === 'home.query' || skill === 'climate.get';
  if (isReading) return targets.length > 0;
  return !asksOnly || home.entities.length > 0;
}

function isPlan({ parameters: { operation } }: Intent, asksOnly: boolean, text: string): boolean {
  if (ASKS_MEMORY.test(text)) return false;
  const isReading = operation === 'query' || operation === 'status' || (operation === undefined && asksOnly);
  return !isReading || PLANNED.test(text);
}
