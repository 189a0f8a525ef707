import { type Draft, type Scope } from '../command.js';
import { type Sentence } from '../sentence.js';

const scope: Scope = { domains: ['vacuum'], isPlural: false, isAnywhere: true };
const DOCK =
  /\b(?:return|go back|send|go|come back|back)\b.*\b(?:to )?(?:base|dock|home|charging station|charger|station)\b|^(?:stop|finish|end) (?:cleaning|vacuum(?:ing)?)\b|^dock\b|\b(?:stop|dock|turn off|switch off|deactivate)\b.*\b(?:vacuum|roomba|hoover|robot)\b/u;
const CLEAN =
  /^(?:(?:start|begin|do|get|initiate)(?: (?:the|some))? )?(?:vacuum|clean(?:ing)?(?: up)?|hoover|sweep|mop|tidy(?: up)?(?! (?:the|my) (?:desk|memor))|pick up (?:the |all |some )*(?:dirt|dust|mess|crumbs|hair))\b(?! (?:my|the|all)? ?(?:calend[ae]r|lists?|inbox|e ?mails?|schedule|history|memory|cache|events?))/u;
const GROUND = '(?:floors?|carpets?|rugs?|house|home|place|flat|apartment|rooms?|@[af]\\d+)';
const DIRTY = new RegExp(
  String.raw`\b${GROUND} (?:is|are|looks?) (?:so |very |too |really )?(?:dirty|dusty|messy|filthy|a mess)\b|\b${GROUND} (?:needs?|must|should|has to|have to)(?: to)?(?: be)? (?:a )?(?:clean(?:ed|ing)?|vacuum(?:ed|ing)?|swept|sweep|hoover(?:ed|ing)?|mopp(?:ed|ing)|mop)\b|^it is (?:so |very |too )?(?:dirty|dusty|filthy)(?: in)?(?: here)?$|\b(?:clean ?up|suck (?:up|out))\b`,
  'u',
);
/** "Vaccum", "vacume". */
const VACUUM = /\bvac+u+m\w*|\bclean(?:er|ing)\b/u;
const PAUSE = /^(?:pause|halt|hold|interrupt)\b/u;
const QUESTION = /^(?:what|which|where|who|why|when|how|is|are|does|did|do (?:i|you|we))\b/u;

/** The vacuum cleaner: start, a room, back to base. */
export function cleaning(sentence: Sentence): Draft | undefined {
  const { text } = sentence;
  const isVacuum = sentence.hasNoun('vacuum') || sentence.hasNamed('vacuum') || VACUUM.test(text);
  if (QUESTION.test(text)) return undefined;
  const hasVacuums = sentence.context.home.entities.some(({ domain }) => domain === 'vacuum');
  if (
    DOCK.test(text) &&
    (isVacuum || (hasVacuums && /\b(?:base|dock|charging station|cleaning)\b/u.test(text)))
  ) {
    return { skill: 'vacuum.dock', parameters: {}, scope };
  }
  if (isVacuum && PAUSE.test(text)) return { skill: 'vacuum.pause', parameters: {}, scope };
  const rooms = sentence.linked('area').flatMap(({ ids }) => ids);
  const parameters = rooms.length > 0 ? { cleanAreaIds: rooms } : {};
  const isStarted = isVacuum && !/\b(?:off|recipe|how|service|lady|company)\b/u.test(text);
  return isStarted || CLEAN.test(text) || DIRTY.test(text)
    ? { skill: 'vacuum.start', parameters, scope }
    : undefined;
}
