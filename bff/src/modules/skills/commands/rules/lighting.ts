import { type Draft, type Scope } from '../command.js';
import { type Sentence } from '../sentence.js';
import { colorIn, directionIn, kelvinIn, levelIn, percentIn } from '../slots.js';

const BRIGHTNESS =
  /\b(?:brightness|bright(?:er|est|en|ens)?|dim(?:mer|mest|med|ming)?|dark(?:er|en)|intensity|less bright)\b/u;
const ROOM_IS_DARK =
  /^(?:it is )?(?:a (?:bit|little) |so |too |very )*(?:dark|dim)(?: in)?(?: here| outside here)?$|\b(?:too|so|very) dark\b|^i can not see(?: (?:anything|a thing|here|well))?$|\bhard to see\b/u;
const ROOM_IS_BRIGHT = /\btoo bright\b/u;
const QUESTION = /^(?:what|which|who|why|when|where|is|are|how|do|does|did)\b/u;
const CHANGING =
  /\b(?:set|change|turn|make|switch|adjust|put|shift|give|use|transition|dim|brighten|lower|raise|increase|decrease|reduce|bring|need|want|like|have|light|lights|lighting)\b/u;

/** Brightness, colour and white of lights. */
export function lighting(sentence: Sentence): Draft | undefined {
  const { text } = sentence;
  const isLight = sentence.hasNoun('light') || sentence.hasNamed('light');
  const isOther =
    sentence.hasNoun('climate', 'fan', 'cover', 'media_player', 'valve') ||
    sentence.hasNamed('climate', 'fan', 'cover', 'media_player', 'valve', 'sensor');
  if (isOther && !isLight) return undefined;
  const scope: Scope = {
    domains: ['light'],
    isPlural: sentence.nouns.some((noun) => noun.isPlural),
    isImplicit: true,
  };
  if (ROOM_IS_BRIGHT.test(text)) return { skill: 'light.set', parameters: { direction: 'down' }, scope };
  if (QUESTION.test(text)) return undefined;
  const place =
    isLight ||
    sentence.linked('area').length > 0 ||
    sentence.linked('floor').length > 0 ||
    sentence.isHere ||
    sentence.isWholeHouse;
  const white =
    /\bcolou?r|\btemp(?:erature)?\b|\bkelvin\b|\bwhite\b|\bk$|candle|day ?light|\d{4}/u.test(text) &&
    (isLight || place)
      ? kelvinIn(text)
      : undefined;
  if (white !== undefined) return { skill: 'light.set', parameters: { kelvin: white }, scope };
  const color = colorIn(text);
  const isRoomColored =
    color !== undefined &&
    (place || /\bcolou?r\b|^(?:make|turn|change|set) (?:it|the room|@a\d+)\b/u.test(text));
  if (isRoomColored && (isLight || /\b(?:room|house|colou?r|@a)|@a\d/u.test(text)) && CHANGING.test(text))
    return withLevel({ color }, text, scope);
  const isBrightness = BRIGHTNESS.test(text);
  if (isBrightness && (place || !/\b(?:screen|phone|display)\b/u.test(text))) return brightness(text, scope);
  if (isLight && isLevelled(sentence)) return brightness(text, scope);
  if (isLight && /\b(?:colou?rs?|hue|mood|ambian[cs]e|tone|softer|warmer|cooler)\b/u.test(text))
    return { skill: 'light.set', parameters: {}, scope };
  if (/^(?:the )?mood\b|\bset the mood\b|\bambian[cs]e\b|\bmood light/u.test(text))
    return { skill: 'light.set', parameters: {}, scope };
  if (ROOM_IS_DARK.test(text)) return { skill: 'home.on', parameters: {}, scope };
  return undefined;
}

/** "Turn the lights up a bit", "lamp to 50", "lights down": a level without the word brightness. */
function isLevelled({ text }: Sentence): boolean {
  if (
    percentIn(text) !== undefined ||
    /\bto \d|\b(?:max|min)(?:imum)?\b|\b(?:lowest|highest|half|full|medium|low|high)\b/u.test(text)
  )
    return true;
  return (
    (/\b(?:turn|bring|raise|lower|put|pull|move|tone|take|push|adjust|crank|set|increase|decrease|reduce|drop|soften|more|less)\b.*\b(?:up|down|raised|lower|higher|more|less|increase|lights?)\b/u.test(
      text,
    ) &&
      directionIn(text) !== undefined &&
      !/\b(?:on|off)\b(?! (?:the|my|@))/u.test(text) &&
      !/^(?:light|put) (?:up|down)\b/u.test(text)) ||
    /\b(?:lights?|lamps?|lighting|@e\d+) (?:a (?:bit|little) )?(?:up|down|lower|higher)$|\b(?:lower|less|more|additional|extra|lighter|softer) (?:light|lighting|shade)\b/u.test(
      text,
    )
  );
}

function brightness(text: string, scope: Scope): Draft {
  const direction = directionIn(text);
  const level = levelIn(text);
  const isStep = level !== undefined && direction !== undefined && /\bby \d/u.test(text);
  if (isStep)
    return { skill: 'light.set', parameters: { stepPct: direction === 'up' ? level : -level }, scope };
  if (level !== undefined) return { skill: 'light.set', parameters: { brightnessPct: level }, scope };
  if (direction === undefined) {
    return { skill: 'light.set', parameters: /\bbright\b/u.test(text) ? { brightnessPct: 100 } : {}, scope };
  }
  return { skill: 'light.set', parameters: { direction }, scope };
}

function withLevel(parameters: Record<string, unknown>, text: string, scope: Scope): Draft {
  const level = percentIn(text);
  return {
    skill: 'light.set',
    parameters: { ...parameters, ...(level !== undefined && { brightnessPct: level }) },
    scope,
  };
}
