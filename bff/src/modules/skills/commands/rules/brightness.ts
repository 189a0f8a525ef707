import { type Parameters } from '../command.js';
import { type Sentence } from '../sentence.js';
import { directionIn, levelIn, percentIn } from '../slots.js';

const BRIGHTNESS =
  /\b(?:brightness|bright(?:er|est|en|ens|ening)?|dim(?:mer|mest|med|ming)?|dark(?:er|en)|intensity|luminosity|illumination|less bright)\b/u;
const SCREEN = /\b(?:screen|phone|display|laptop|monitor)\b/u;
const LEVEL =
  /^(?:@e\d+|(?:@a\d+ )?lights?) \d+$|\bto \d|^(?:set|put|change|adjust|have)\b.* at \d|\b(?:max|min)(?:imum)?\b|\b(?:lowest|highest|half|full|medium|low|high)\b/u;
const MOVING =
  /\b(?:turn|bring|raise|raised|lower|lowered|put|pull|move|tone|take|push|adjust|crank|set|increase|decrease|reduce|lessen|drop|soften|more|less|boost)\b.*\b(?:up|down|raised|lower|higher|more|less|increase|lights?|lighting|lamps?)\b|\blights? (?:raised|lowered)\b/u;
const SWITCHED = /\b(?:on|off)\b(?! (?:the|my|@))/u;
const MOVED =
  /\b(?:lights?|lamps?|lighting|@e\d+) (?:a (?:bit|little) )?(?:up|down|lower|higher)$|\b(?:lower|less|more|additional|extra|lighter|softer) (?:light|lighting|shade)\b/u;

/** "By 20", "up 20 percent", "20 percent brighter": a difference, and no level. */
const STEP = /\b(?:by|up|down) \d|\bpercent (?:brighter|dimmer|darker|lighter|more|less|higher|lower)\b/u;
/** "Set the bedroom to 20 percent": a room has no other level. */
const PLACE_LEVEL =
  /^(?:(?:set|change|turn|make|adjust|put|bring) )?(?:the )?(?:@[af]\d+|here|this room) (?:to|at|on) (?:the |its )?(?:\d+ percent|max(?:imum)?|min(?:imum)?|full|half|lowest|highest)$/u;

/** "Dim the lamp to half", "lights up a bit", "bedroom brightness 50 percent". */
export function brightnessIn(sentence: Sentence, isLight: boolean): Parameters | undefined {
  const { text } = sentence;
  if (/^shut\b/u.test(text)) return undefined;
  const isSaid = BRIGHTNESS.test(text) && (isLight || sentence.isPlaced || !SCREEN.test(text));
  if (!isSaid && !(isLight && isLevelled(text)) && !PLACE_LEVEL.test(text)) return undefined;
  const direction = directionIn(text);
  const level = levelIn(text);
  if (level !== undefined && direction !== undefined && STEP.test(text)) {
    return { stepPct: direction === 'up' ? level : -level };
  }
  if (level !== undefined) return { brightnessPct: level };
  if (direction !== undefined) return { direction };
  return /\bbright\b/u.test(text) ? { brightnessPct: 100 } : {};
}

/** A level or a change of it without the word brightness. */
function isLevelled(text: string): boolean {
  if (percentIn(text) !== undefined || LEVEL.test(text) || MOVED.test(text)) return true;
  return (
    MOVING.test(text) &&
    directionIn(text) !== undefined &&
    !SWITCHED.test(text) &&
    !/^(?:light|put) (?:up|down)\b/u.test(text)
  );
}
