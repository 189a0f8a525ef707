import { type DeviceUse } from '../kit/device-use.js';
import {
  type Draft,
  type Entity,
  type Intent,
  type Parameters,
  type ParseResult,
  type Scope,
} from './command.js';
import { settle, whichOf } from './coverage.js';
import { classOf } from './kinds.js';
import { type Sentence } from './sentence.js';

const PLACE_PARAMETERS = new Set([
  ...['name', 'domain', 'deviceClass'],
  ...['areaId', 'areaIds', 'floorId', 'floorIds', 'cleanAreaIds'],
]);
/** The things of a home that an intent is about, as they are now. */
export function targetsOf({ targets }: Intent, { context }: Sentence): readonly Entity[] {
  return context.home.entities.filter(({ id }) => targets.includes(id));
}

/**
 * The same again for what another sentence names: "the counter", "in the bedroom", "the bedroom blinds". The gate decides,
 * so that an unknown name or two that fit are asked about. Undefined when the sentence names nothing that could be meant.
 */
export function retarget(intent: Intent, sentence: Sentence): ParseResult | undefined {
  const { devices } = sentence.context.skills.traitsOf(intent.skill);
  if (!devices) return undefined;
  const scope = scopeFor(intent, devices, sentence);
  if (!scope) return undefined;
  const rooms = sentence.linked('area').flatMap(({ ids }) => ids);
  const { roomsParameter } = devices;
  const inRooms = roomsParameter !== undefined && rooms.length > 0 ? { [roomsParameter]: rooms } : {};
  const draft: Draft = {
    skill: intent.skill,
    parameters: { ...withoutPlace(intent.parameters), ...inRooms },
  };
  return oneOrAsked(settle(sentence, draft, scope), scope, sentence);
}

/** Where one thing was meant, of several in the other place none is taken unasked. */
function oneOrAsked(parsed: ParseResult, { isPlural, isQuestion }: Scope, sentence: Sentence): ParseResult {
  const [found] = parsed.intents;
  if (parsed.outcome !== 'act' || !found || isPlural || isQuestion || sentence.isAll) return parsed;
  if (found.targets.length < 2 || sentence.linked('entity').length > 1) return parsed;
  const question = whichOf(targetsOf(found, sentence));
  return { outcome: 'ask', intents: [{ ...found, missing: 'target' }], question };
}

/** What is done, without what it is done to. */
export function withoutPlace(parameters: Parameters): Parameters {
  return Object.fromEntries(Object.entries(parameters).filter(([key]) => !PLACE_PARAMETERS.has(key)));
}

function scopeFor(intent: Intent, devices: DeviceUse, sentence: Sentence): Scope | undefined {
  const { domains: able, isQuestion = false, roomsParameter } = devices;
  const named = sentence.named(able);
  if (named.length > 0) {
    const domains = able ?? [...new Set(named.flat().map(({ domain }) => domain))];
    return { domains, isPlural: false, isQuestion };
  }
  const noun = sentence.nouns.find(({ domains }) => !able || domains.some((domain) => able.includes(domain)));
  if (noun) {
    const domains = noun.domains.filter((domain) => able?.includes(domain) ?? true);
    return { domains, deviceClass: noun.deviceClass, word: noun.word, isPlural: noun.isPlural, isQuestion };
  }
  if (!sentence.isPlaced || sentence.nouns.length > 0) return undefined;
  const before = targetsOf(intent, sentence);
  const kinds = [...new Set(before.map(({ domain }) => domain))];
  const { domain, deviceClass, name } = intent.parameters;
  const domains = typeof domain === 'string' ? [domain] : kinds;
  if (domains.length === 0) return undefined;
  return {
    domains,
    deviceClass: typeof deviceClass === 'string' ? deviceClass : classOfAll(before),
    // One thing was named: in the other place one is meant too.
    isPlural: name === undefined || before.length > 1,
    isQuestion,
    isAnywhere: roomsParameter !== undefined,
  };
}

/** The class that all have, of those whose class matters: a curtain is no garage door. */
function classOfAll(entities: readonly Entity[]): string | undefined {
  const classes = new Set(
    entities.map((entity) => (entity.domain === 'light' ? undefined : classOf(entity))),
  );
  return classes.size === 1 ? [...classes][0] : undefined;
}
