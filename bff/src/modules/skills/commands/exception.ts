import { needsConfirmation } from '../kit/needs-confirmation.js';
import { type Entity, type ParseResult } from './command.js';
import { ofKind } from './kinds.js';
import { withoutNouns } from './nouns.js';
import { placeOf } from './place.js';
import { Sentence } from './sentence.js';

const LEAVING = '(?:(?:but|and) )?(?:leave|leaving|keep|keeping)';
const EXCEPTION = new RegExp(
  String.raw`^(?<all>.+?) (?<but>except(?:ing)?(?: for)?|excluding|with the exception of|apart from|aside from|other than|besides|save for|minus|without|but (?:not|for)|(?:only )?not(?= (?:the|my|our|in|on|@))|${LEAVING}|but(?= (?:the|my|in|@))) (?<rest>.+)$`,
  'u',
);
/** "But leave the kitchen on". */
const AS_THEY_ARE = / (?:on|off|open|closed|alone|as (?:it is|they are))$/u;
/** "Turn all lights except the kitchen off": the end belongs to the verb. */
const PARTICLE = / (?:on|off|up|down)$/u;
/** What may stand around a name without telling more. */
const SMALL = /^(?:the|my|our|in|on|at|of|for|from|one|ones|that|those|all|any|both|here|this|room)$/u;

/**
 * "All lights except the kitchen", "everything but the lamp": what is named is taken away from the rest. Undefined when
 * there is no exception, or when a part of it cannot be resolved: then the twin asks, and nothing is left out by guess.
 */
export function readException(
  sentence: Sentence,
  read: (part: Sentence) => ParseResult,
): ParseResult | undefined {
  const groups = EXCEPTION.exec(sentence.text)?.groups;
  if (!groups) return undefined;
  const { all = '', but = '', rest = '' } = groups;
  const isLeft = /leav|keep/u.test(but);
  const particle = isLeft || /\b(?:on|off|up|down)\b/u.test(all) ? '' : (PARTICLE.exec(rest)?.[0] ?? '');
  const named =
    particle === '' ? rest.replace(isLeft ? AS_THEY_ARE : /$^/u, '') : rest.slice(0, -particle.length);
  const excepted = resolved(sentence, named);
  if (!excepted) return undefined;
  const words = sentence.said(all + particle).split(' ');
  const whole = new Sentence(words, sentence.context);
  const parsed = read(whole);
  if (parsed.outcome !== 'act') return undefined;
  return (
    without(parsed, whole, excepted) ??
    (whole.isAll && !whole.isPlaced && isElsewhere(excepted, sentence)
      ? houseWide(words, sentence, excepted, read)
      : undefined)
  );
}

/** "All lights except the kitchen", said in the living room, are more than the living room's. */
function houseWide(
  words: readonly string[],
  { context }: Sentence,
  excepted: ReadonlySet<string>,
  read: (part: Sentence) => ParseResult,
): ParseResult | undefined {
  const whole = new Sentence(words, { ...context, areaId: undefined });
  return without(read(whole), whole, excepted);
}

function isElsewhere(excepted: ReadonlySet<string>, { context: { home, areaId } }: Sentence): boolean {
  return (
    areaId !== undefined &&
    home.entities.every((entity) => !excepted.has(entity.id) || (entity.areaId ?? areaId) !== areaId)
  );
}

/** Undefined when that leaves nothing, or takes nothing away from what was not said to be all. */
function without(
  parsed: ParseResult,
  whole: Sentence,
  excepted: ReadonlySet<string>,
): ParseResult | undefined {
  const [intent] = parsed.intents;
  const { devices } = whole.context.skills.traitsOf(intent?.skill ?? '');
  if (!intent || parsed.intents.length > 1 || !devices) return undefined;
  const targets = intent.targets.filter((id) => !excepted.has(id));
  const isSame = targets.length === intent.targets.length;
  const isRoomOnly = isSame && whole.context.areaId !== undefined && isElsewhere(excepted, whole);
  if (targets.length === 0 || (isSame && !whole.isAll) || isRoomOnly) return undefined;
  const { skill, parameters, confidence, unexplained } = intent;
  const left = whole.context.home.entities.filter(({ id }) => targets.includes(id));
  const guard = needsConfirmation(devices, left) ? { needsConfirmation: true } : {};
  return { outcome: 'act', intents: [{ skill, parameters, targets, confidence, unexplained, ...guard }] };
}

/** The ids of all that an exception names; undefined when a word of it stays unknown. */
function resolved(sentence: Sentence, named: string): ReadonlySet<string> | undefined {
  const found = named
    .split(/ (?:and|or|nor) /u)
    .map((part) => part.replace(/^(?:not|for|in) /u, ''))
    .map((part) => thingsIn(new Sentence(sentence.said(part).split(' '), sentence.context)));
  const things = found.flatMap((part) => part ?? []);
  return found.some((part) => part === undefined) ? undefined : new Set(things.map(({ id }) => id));
}

function thingsIn(part: Sentence): readonly Entity[] | undefined {
  const unknown = withoutNouns(part.text)
    .split(' ')
    .some((word) => word !== '' && !word.startsWith('@') && !SMALL.test(word));
  const place = placeOf(part);
  if (unknown || place.problem) return undefined;
  const { home, areaId } = part.context;
  const isHere = part.isHere && areaId !== undefined;
  const isInPlace = (entity: Entity): boolean =>
    place.isSaid ? place.holds(entity) : !isHere || entity.areaId === areaId;
  const named = part.named().map((group) => group.filter(isInPlace));
  // Two of one name: which one is left out cannot be told.
  if (named.some(({ length }) => length !== 1)) return undefined;
  if (named.length > 0) return named.flat();
  if (part.nouns.length === 0 && !place.isSaid && !isHere) return undefined;
  const there = home.entities.filter(isInPlace);
  const kinds = part.nouns.map((noun) => ofKind(there, { ...noun, isPlural: true }));
  const things = kinds.length > 0 ? kinds.flat() : there;
  return things.length > 0 ? things : undefined;
}
