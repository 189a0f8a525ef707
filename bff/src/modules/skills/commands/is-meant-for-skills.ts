import { withoutCourtesy } from '../understanding/phrasing.js';
import { isQuestion } from '../understanding/question.js';
import { type DialogueUse } from '../kit/dialogue-use.js';
import { type SkillCatalogue } from '../kit/skill-catalogue.js';
import { type Home, type Intent, type ParseResult } from './command.js';
import { isDialogue } from './dialogue.js';
import { askedAfter } from './statement-then-command.js';

/** Words that tell a question about one's plans from a question to the memory. */
const PLANNED =
  /\b(?:reminders?|alarms?|timers?|calendar|agenda|to.?dos?|lists?|schedule|what(?:'s| is) the (?:time|date)|what time is it|what day is it)\b/iu;
/** "Remind me what the code is" sets no reminder. */
const ASKS_MEMORY = /\bremind (?:me|us) (?:of |about )?(?:what|who|whose|where|which|how|why|when)\b/iu;
/** "I turned off the lights yesterday" tells; "I want the lights off" wishes. */
const TELLS =
  /^(?:i|we|he|she|they)\b(?!['’]d (?:like|love|prefer)| (?:want|need|wish|would|prefer|can ?not|can['’]t|could ?n[o'’]t|am (?:cold|hot|freezing)))/iu;
/** Less is a guess, and what the memory answers or keeps goes before it. */
const MIN_CONFIDENCE = 0.5;

/**
 * Whether a message of a talk is one for the skills that act. A talk holds questions to the memory and things that are
 * told, which a parser made for commands may mistake: they go to the memory unless the home or a plan is surely meant.
 * Of a home that may not be read its devices are not known: what sounds like one is taken for one.
 */
export function isMeantForSkills(
  text: string,
  { outcome, intents }: ParseResult,
  { home, skills }: { readonly home: Home | 'unread'; readonly skills: SkillCatalogue },
): boolean {
  const about = ({ skill }: Intent): DialogueUse['about'] => skills.traitsOf(skill).dialogue?.about;
  const isOfDevices = ({ skill }: Intent): boolean => skills.find(skill)?.devices !== undefined;
  const [first] = intents;
  if (
    outcome === 'none' ||
    (TELLS.test(withoutCourtesy(askedAfter(text)).rest) && !(first && about(first) === 'oneself')) ||
    intents.some(isDialogue)
  )
    return false;
  if (outcome === 'ask' && intents.some(({ confidence }) => confidence < MIN_CONFIDENCE)) return false;
  if (intents.every((each) => about(each) === 'product')) return true;
  const asksOnly = isQuestion(text);
  // A question with words that no device accounts for is one about what was told of it; unread, none could.
  const isUnread = (each: Intent): boolean => home === 'unread' && isOfDevices(each);
  if (asksOnly && intents.some((each) => each.unexplained.length > 0 && !isUnread(each))) return false;
  const others = intents.filter((each) => about(each) !== 'oneself');
  return others.every((intent) =>
    isOfDevices(intent) ? isOfHome(intent, { asksOnly, home, skills }) : isPlan(intent, asksOnly, text),
  );
}

interface Asked {
  readonly asksOnly: boolean;
  readonly home: Home | 'unread';
  readonly skills: SkillCatalogue;
}

function isOfHome({ skill, targets }: Intent, { asksOnly, home, skills }: Asked): boolean {
  if (home === 'unread') return true;
  if (skills.traitsOf(skill).devices?.isQuestion) return targets.length > 0;
  return !asksOnly || home.entities.length > 0;
}

function isPlan({ parameters: { operation } }: Intent, asksOnly: boolean, text: string): boolean {
  if (ASKS_MEMORY.test(text)) return false;
  const isReading = operation === 'query' || operation === 'status' || (operation === undefined && asksOnly);
  return !isReading || PLANNED.test(text);
}
