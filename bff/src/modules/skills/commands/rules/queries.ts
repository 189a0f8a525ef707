import { type Draft, type Scope } from '../command.js';
import { SWITCHED } from '../kinds.js';
import { type Sentence } from '../sentence.js';

const ASKING =
  /^(?:is|are|which|how (?:many|much|bright|loud|fast|far)|what|any|do (?:i|we|you) have|does|did|where|who|has|have (?:i|we|you|they|any)|have (?=.*\bbeen\b)|tell me|show me|give me|check|was|were|am i|list)\b/u;
interface State {
  readonly state: string;
  /** What a binary sensor says then. */
  readonly binary?: 'on' | 'off';
  readonly deviceClass?: string;
  readonly domain?: string;
}
/** The more particular words first. */
const STATES: readonly [RegExp, State][] = [
  [/\bunlocked\b/u, { state: 'unlocked', binary: 'on', deviceClass: 'lock', domain: 'lock' }],
  [/\blocked\b/u, { state: 'locked', binary: 'off', deviceClass: 'lock', domain: 'lock' }],
  [/\b(?:unplugged|not plugged in)\b/u, { state: 'off', binary: 'off', deviceClass: 'plug' }],
  [/\bplugged in\b/u, { state: 'on', binary: 'on', deviceClass: 'plug' }],
  [/\bdisconnected\b/u, { state: 'off', binary: 'off', deviceClass: 'connectivity' }],
  [/\b(?:connected|online)\b/u, { state: 'on', binary: 'on', deviceClass: 'connectivity' }],
  [/\bcharging\b/u, { state: 'on', binary: 'on', deviceClass: 'battery_charging' }],
  [/\b(?:charged|full)\b/u, { state: 'off', binary: 'off', deviceClass: 'battery' }],
  [/\blow\b/u, { state: 'on', binary: 'on', deviceClass: 'battery' }],
  [/\b(?:flooded|leaking|wet|leaks?)\b/u, { state: 'on', binary: 'on', deviceClass: 'moisture' }],
  [/\bdry\b/u, { state: 'off', binary: 'off', deviceClass: 'moisture' }],
  [/\b(?:occupied|occupancy)\b/u, { state: 'on', binary: 'on', deviceClass: 'occupancy' }],
  [/\b(?:unoccupied|vacant|empty)\b/u, { state: 'off', binary: 'off', deviceClass: 'occupancy' }],
  [
    /\b(?:power(?:ed)?(?: (?:on|detected))|has power)\b/u,
    { state: 'on', binary: 'on', deviceClass: 'power' },
  ],
  [/\b(?:vacuum|robot|hoover|roomba)\b.* running\b/u, { state: 'cleaning', domain: 'vacuum' }],
  [/\brunning\b/u, { state: 'on', binary: 'on', deviceClass: 'running' }],
  [
    /\b(?:not (?:at )?home|away|gone|out)\b/u,
    { state: 'not_home', binary: 'off', deviceClass: 'presence', domain: 'person' },
  ],
  [/\b(?:at )?home\b/u, { state: 'home', binary: 'on', deviceClass: 'presence', domain: 'person' }],
  [/\b(?:open|opened)\b/u, { state: 'open', binary: 'on' }],
  [/\b(?:closed|shut)\b/u, { state: 'closed', binary: 'off' }],
  [/\b(?:is|are|turned|switched) on\b/u, { state: 'on', binary: 'on' }],
  [/\bplaying\b/u, { state: 'playing', domain: 'media_player' }],
  [/\bpaused\b/u, { state: 'paused', domain: 'media_player' }],
  [/\bcleaning\b/u, { state: 'cleaning', domain: 'vacuum' }],
  [/\b(?:docked)\b/u, { state: 'docked', domain: 'vacuum' }],
  [/\b(?:detected|triggered|active)\b/u, { state: 'on', binary: 'on' }],
  [/\b(?:turned |switched )?off\b/u, { state: 'off', binary: 'off' }],
  [/\b(?:turned |switched )?on(?! (?:the |@f|@a|my ))/u, { state: 'on', binary: 'on' }],
  [/\b(?:is|are) (?:there )?(?:any )?(?:motion|smoke|movement|gas)\b/u, { state: 'on', binary: 'on' }],
];
const PEOPLE = /\b(?:anyone|anybody|someone|somebody|everyone|everybody|people|who|nobody)\b/u;
/** A sensor says on and off; the rest tell their state in words of their own. */
const SENSED = new Set([
  'battery',
  'battery_charging',
  'carbon_monoxide',
  'connectivity',
  'gas',
  'moisture',
  'motion',
  'occupancy',
  'opening',
  'plug',
  'power',
  'presence',
  'running',
  'smoke',
]);

/** "Is there anything new on television" is about no switch. */
const ANYTHING_ON =
  /\b(?:anything|everything|something|devices?|appliances?)(?: (?:still|else|left|already|turned|switched|is|are))* (?:on|off)(?: (?:in|at|here|there|anywhere|@[af])\b.*)?$/u;

/** Questions about the home's state: is, are any, are all, which, how many, what, where. */
export function queries(sentence: Sentence): Draft | undefined {
  const { text } = sentence;
  if (!ASKING.test(text)) return undefined;
  const state = STATES.find(([pattern]) =>
    pattern.test(
      text.replace(/\b(?:(?:in|of) (?:the |my |our )?|at (?:the |my |our ))(?:house|home)\b/gu, ''),
    ),
  )?.[1];
  const people = PEOPLE.test(text) && state?.domain === 'person';
  const hasThing = sentence.linked('entity').length > 0 || sentence.nouns.length > 0 || people;
  const asksPlaceState =
    state?.deviceClass !== undefined &&
    (sentence.linked('area').length > 0 || /\bdevices?\b|\bthere\b/u.test(text)) &&
    !/\b(?:weather|lists?)\b/u.test(text);
  const asksDevices = /\b(?:devices?|appliances?)\b/u.test(text) && state !== undefined;
  const whole = hasThing ? undefined : wholeHome(text, state);
  if (!hasThing && !asksPlaceState && !asksDevices && !whole) return undefined;
  if (state === undefined && !isValueQuestion(sentence)) return undefined;
  const scope = whole ?? (people ? peopleScope() : scopeOf(sentence, state));
  const entity = sentence.named()[0]?.[0];
  const isSensed =
    SENSED.has(scope.deviceClass ?? '') ||
    entity?.domain === 'binary_sensor' ||
    scope.domains[0] === 'binary_sensor';
  const told = state && (isSensed ? (state.binary ?? state.state) : state.state);
  return {
    skill: 'home.query',
    parameters: { asks: asked(text), ...(told !== undefined && { state: told }) },
    scope,
  };
}

function isValueQuestion(sentence: Sentence): boolean {
  const { text } = sentence;
  if (!/^(?:what|how|where|tell me|give me|show me|check|is|who)\b/u.test(text)) return false;
  if (sentence.hasNamed('weather') || /\bweather|forecast\b/u.test(text)) return false;
  const isNamedValue =
    sentence.linked('entity').length > 0 || (/^where\b/u.test(text) && sentence.hasNoun('vacuum'));
  return (
    isNamedValue ||
    /\b(?:state|status|level|humidity|battery|position|value|volume|brightness|speed)\b|^how (?:loud|bright|fast)\b/u.test(
      text,
    )
  );
}

/** "Is anything still on", "is everything locked". */
function wholeHome(text: string, state: State | undefined): Scope | undefined {
  const plain = { isPlural: true, isQuestion: true };
  if (state?.domain === 'lock' && /\b(?:everything|anything)\b/u.test(text))
    return { ...plain, domains: ['lock'] };
  const isSwitched = /^(?:on|off)$/u.test(state?.state ?? '') && state?.deviceClass === undefined;
  return isSwitched && ANYTHING_ON.test(text) ? { ...plain, domains: SWITCHED } : undefined;
}

function peopleScope(): Scope {
  return { domains: ['person'], isPlural: true, isQuestion: true };
}

function scopeOf(sentence: Sentence, state: State | undefined): Scope {
  const noun = sentence.nouns[0];
  const isOwnClass = noun?.deviceClass !== undefined && !['door', 'tv', 'water'].includes(noun.deviceClass);
  const deviceClass = isOwnClass
    ? noun.deviceClass
    : state?.domain === 'lock' && noun
      ? undefined
      : (state?.deviceClass ?? noun?.deviceClass);
  const domains = domainsFor(sentence, noun?.domains, state);
  return { domains, ...(deviceClass !== undefined && { deviceClass }), isPlural: true, isQuestion: true };
}

function domainsFor(
  sentence: Sentence,
  noun: readonly string[] | undefined,
  state: State | undefined,
): readonly string[] {
  const named = sentence.named()[0]?.map(({ domain }) => domain);
  if (named)
    return [
      ...new Set([
        ...(state?.domain !== undefined && named.includes(state.domain) ? [state.domain] : []),
        ...(named.includes('binary_sensor') && state ? ['binary_sensor'] : []),
        ...named,
      ]),
    ];
  if (state?.domain === 'lock' && noun) return ['lock'];
  if (noun?.includes('lock') && /^(?:open|closed)$/u.test(state?.state ?? ''))
    return ['cover', 'binary_sensor'];
  if (noun?.[0] === 'binary_sensor' && state) return ['binary_sensor'];
  if (noun) return noun;
  return state?.domain !== undefined && state.domain !== 'person' ? [state.domain] : ['binary_sensor'];
}

function asked(text: string): string {
  if (/^how many\b/u.test(text)) return 'howMany';
  if (/^(?:which|what .*\bare\b|list|show me (?:all|which))\b/u.test(text)) return 'which';
  if (/^(?:are|is) (?:all|every|everyone|everybody|everything)\b/u.test(text)) return 'all';
  if (/\bany(?:one|body|thing)?\b/u.test(text)) return 'any';
  return /^(?:what|tell|give|show|where|how)\b/u.test(text) ? 'what' : 'is';
}
