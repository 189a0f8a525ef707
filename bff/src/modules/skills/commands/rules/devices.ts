import { type Draft, type Scope } from '../command.js';
import { SWITCHABLE } from '../../kit/device-use.js';
import { type SaidNoun } from '../nouns.js';
import { type Sentence } from '../sentence.js';
import { directionIn, levelIn, percentIn } from '../slots.js';
import { anyOf } from '../word-patterns.js';

const OPENABLE = ['cover', 'valve'];
const SHUT = ['light', 'switch', 'fan', 'climate', 'media_player'];
const HEATING = /^(?:heat|warm) up\b|^heat\b/u;
const WATERING = /\bwater(?:ing)?\b(?! (?:valve|sensor|heater|pump)\b)/u;
const QUESTION = /^(?:what|which|who|why|when|where|is|are|how|does|did|do (?:i|you|we)|was|were)\b/u;

const ON =
  /^(?:turn(?:ed)?|switch|power|put|flip|bring|get|shift|set|make|have|need|want|would like|i (?:want|need|would like)|flick|throw|give)\b.* on\b|^(?:turn|switch|power|put|flip|bring|flick|plug|fire|throw)(?: \w+)? (?:on|in)\b|^(?:activate|enable|illuminate|ignite|connect|light up|power up|heat(?: up)?|warm up|water|light|start(?: up)?|run|begin|launch|boot up|on)\b|(?:^|\s)on(?: (?:in|at|on|for) (?:here|the @[af]\d+|@[af]\d+|this room))?$|^@?\w+ on\b|^lights? (?:\w+ )?on\b|\bon$|\bon (?:across|in|at|here|throughout)\b/u;
const OFF =
  /^(?:turn|switch|power|put|shut|flip|bring|get|shift|set|make|have|need|want|would like|i (?:want|need|would like)|kill|cut|flick)\b.* (?:off|out)\b|^(?:turn|switch|power|shut|flip|put|cut|kill)(?: \w+)? (?:off|out|of|down)\b|^put out\b|^(?:deactivate|disable|kill|extinguish|stop|shut down|shutdown|cut|unplug|disconnect|end|off)\b|\boff$|\blights? out\b|\boff (?:across|in|at|on|here|throughout|the)\b|\boff\b/u;
/** "Open the blinds at 8", "turn off the fan at 9": a time, no level. */
const AT_TIME =
  /^(?:open|close|shut|turn|switch)\b.* (?:at|by|around) \d+(?! percent)\b|\b(?:at|by|around) \d+(?: (?:am|pm|oclock))? (?:open|close|shut|turn|switch)\b/u;
const OPEN = /^(?:open|raise|lift|unshut|pull up|roll up|draw)\b|\bopen$|\bup$/u;
const CLOSE =
  /^(?:close|shut(?! (?:off|down))|lower|pull down|roll down)\b|\b(?:close|closed|shut)$|\bdown$/u;
const STOP = /^(?:stop|halt|freeze|hold)\b/u;
const STARTS_SCENE =
  /^(?:turn|switch|activate|start|run|set|change|transition|enable|trigger|execute|play|begin|launch|apply|put|go|make|switch to|use)\b|\bon$|^(?:scene |script )?@e\d+(?: scene| script)?$/u;

const APPLIANCE = anyOf(`
  coffee, dishwashers?, washers?, dryers?, ovens?, kettles?, geysers?, fireplaces?, heaters?, pumps?, showers?, appliances?, wifi,
  machines?, devices?, irons?, fridge, freezer, stove, cooker, toaster, blender, microwave, boiler, computer, pc, laptop, router,
  modem, printer, projector, console, chargers?, humidifier, dehumidifier, purifier, radiators?, electricity, power supply,
  (?<!^)power(?= off$|$)
`);

/** Lock, open, position, fan speed, scenes, toggle, on and off: what most devices do. */
export function devices(sentence: Sentence): Draft | undefined {
  const { text } = sentence;
  if (QUESTION.test(text)) return undefined;
  for (const rule of [scenes, locks, positions, fans, coverings, switches]) {
    const draft = rule(sentence, text);
    if (draft) return draft;
  }
  return undefined;
}

function scenes(sentence: Sentence, text: string): Draft | undefined {
  if (!sentence.hasNamed('scene', 'script') || !STARTS_SCENE.test(text)) return undefined;
  const isOff = OFF.test(text) && !/\bon\b/u.test(text);
  return {
    skill: isOff ? 'home.off' : 'home.on',
    parameters: {},
    scope: { domains: ['scene', 'script'], isPlural: false },
  };
}

function locks(sentence: Sentence, text: string): Draft | undefined {
  const isNamed = sentence.hasNamed('lock');
  const verb =
    /^(un ?lock|lock|open|close|shut|secure|latch|unlatch|bolt)\b/u.exec(text)?.[1] ??
    /\b(locked|unlocked)$/u.exec(text)?.[1];
  if (verb === undefined) return undefined;
  const isLockVerb = /lock|secure|latch|bolt/u.test(verb);
  if (!isLockVerb && !(isNamed && !sentence.hasNamed('cover'))) return undefined;
  const isUnlock = /^(?:un|open)/u.test(verb);
  return {
    skill: isUnlock ? 'home.unlock' : 'home.lock',
    parameters: {},
    scope: scopeOf(nounFor(sentence, ['lock']), ['lock']),
  };
}

function positions(sentence: Sentence, text: string): Draft | undefined {
  const isOpenable =
    sentence.hasNoun(...OPENABLE) ||
    sentence.hasNamed(...OPENABLE) ||
    (sentence.hasNoun('lock') && /^(?:open|set)\b/u.test(text));
  if (!isOpenable || sentence.hasNoun('light') || sentence.hasNamed('light')) return undefined;
  if (/\bfully close|\bclosed? (?:fully|completely)\b/u.test(text))
    return { skill: 'home.position', parameters: { position: 0 }, scope: coverScope(sentence) };
  if (AT_TIME.test(text)) return undefined;
  const position = levelIn(text.replace(/@\w+/gu, ''));
  if (position === undefined && !/\bfully\b/u.test(text)) return undefined;
  if (position === undefined)
    return { skill: 'home.position', parameters: { position: 100 }, scope: coverScope(sentence) };
  const isClosing = CLOSE.test(text) && percentIn(text) !== undefined && /\bby\b/u.test(text);
  return {
    skill: 'home.position',
    parameters: { position: isClosing ? 100 - position : position },
    scope: coverScope(sentence),
  };
}

function fans(sentence: Sentence, text: string): Draft | undefined {
  if (!sentence.hasNoun('fan') && !sentence.hasNamed('fan')) return undefined;
  const scope = scopeOf(nounFor(sentence, ['fan']), ['fan']);
  const percentage = AT_TIME.test(text) ? undefined : levelIn(text.replace(/@\w+/gu, ''));
  if (percentage !== undefined) return { skill: 'fan.speed', parameters: { percentage }, scope };
  const direction = directionIn(text);
  if (direction === undefined || /\b(?:on|off)\b/u.test(text)) return undefined;
  return { skill: 'fan.speed', parameters: { direction }, scope };
}

function coverings(sentence: Sentence, text: string): Draft | undefined {
  const isCover =
    sentence.hasNamed(...OPENABLE) ||
    sentence.hasNoun(...OPENABLE) ||
    sentence.unresolved.length > 0 ||
    sentence.nouns.some(({ deviceClass }) => deviceClass === 'door');
  if (!isCover) return undefined;
  const skill = /^toggle\b/u.test(text)
    ? 'home.toggle'
    : STOP.test(text) && !sentence.hasNoun('valve') && !sentence.hasNamed('valve')
      ? 'home.stop'
      : OPEN.test(text)
        ? 'home.open'
        : CLOSE.test(text)
          ? 'home.close'
          : undefined;
  return skill === undefined ? undefined : { skill, parameters: {}, scope: coverScope(sentence) };
}

function coverScope(sentence: Sentence): Scope {
  const noun = nounFor(sentence, OPENABLE);
  return noun?.deviceClass === 'door' || !noun
    ? { ...scopeOf(noun, OPENABLE), domains: OPENABLE }
    : scopeOf(noun, OPENABLE);
}

const SWITCHING = { on: 'home.on', off: 'home.off', toggle: 'home.toggle' } as const;
type Way = keyof typeof SWITCHING;

function switches(sentence: Sentence, text: string): Draft | undefined {
  const noun = nounFor(sentence, SWITCHABLE);
  const way = switching(text) ?? shutting(sentence, noun);
  if (way === undefined) return undefined;
  const skill = SWITCHING[way];
  if (sentence.hasNamed(...SWITCHABLE)) {
    return { skill, parameters: {}, scope: { ...scopeOf(noun, SWITCHABLE), domains: SWITCHABLE } };
  }
  if (HEATING.test(text)) {
    return { skill, parameters: {}, scope: { domains: ['climate', 'water_heater'], isPlural: false } };
  }
  if (WATERING.test(text)) {
    return {
      skill,
      parameters: {},
      scope: { domains: ['valve', 'switch'], deviceClass: 'water', isPlural: true },
    };
  }
  if (noun && isOwnVoice(sentence, noun)) return ofOwnVoice(way);
  if (noun) return { skill, parameters: {}, scope: scopeOf(noun, SWITCHABLE) };
  if (!sentence.isPlaced && !isOther(text)) return undefined;
  return { skill, parameters: {}, scope: { domains: ['light'], isPlural: true, isBarePlace: true } };
}

function nounFor(sentence: Sentence, domains: readonly string[]): SaidNoun | undefined {
  return sentence.nouns.find((noun) => noun.domains.some((domain) => domains.includes(domain)));
}

function scopeOf(noun: SaidNoun | undefined, domains: readonly string[]): Scope {
  return {
    domains: noun?.domains.filter((domain) => domains.includes(domain)) ?? domains,
    deviceClass: noun?.deviceClass,
    word: noun?.word,
    isPlural: noun?.isPlural ?? false,
  };
}

/** In a home without players "the speakers" are those that the twin speaks through. */
function isOwnVoice({ context: { home } }: Sentence, { domains, deviceClass }: SaidNoun): boolean {
  const isSpeaker = domains[0] === 'media_player' && deviceClass === undefined;
  return isSpeaker && home.entities.every(({ domain }) => domain !== 'media_player');
}

function ofOwnVoice(way: Way): Draft {
  const scope: Scope = { domains: ['media_player'], isPlural: false };
  return way === 'off'
    ? { skill: 'media.mute', parameters: { muted: true }, scope }
    : { skill: 'media.volume', parameters: { direction: 'up' }, scope };
}

/** "Close the light", "open the TV": of what only goes on and off. */
function shutting(sentence: Sentence, noun: SaidNoun | undefined): Way | undefined {
  const verb = /^(open|close|shut)\b/u.exec(sentence.text)?.[1];
  const isSwitched = SHUT.includes(noun?.domains[0] ?? '') || sentence.hasNamed(...SHUT);
  if (verb === undefined || !isSwitched) return undefined;
  return verb === 'open' ? 'on' : 'off';
}

function switching(text: string): Way | undefined {
  if (/^toggle\b/u.test(text)) return 'toggle';
  const isOff = OFF.test(text);
  const isOn = ON.test(text);
  if (isOff && isOn)
    return /\boff\b|^(?:deactivate|disable|stop|kill|extinguish|turn of)\b/u.test(text) ? 'off' : 'on';
  if (isOff) return 'off';
  return isOn ? 'on' : undefined;
}

/** A device that the home does not have, or by another name: understood, but the coverage gate asks. */
function isOther(text: string): boolean {
  return (
    /^(?:turn|switch|power|shut)\b.*\b(?:on|off)\b|^(?:all|everything) (?:on|off)$|^(?:power|shut) everything down\b/u.test(
      text,
    ) || APPLIANCE.test(text)
  );
}
