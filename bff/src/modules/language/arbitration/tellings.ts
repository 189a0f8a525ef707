import { particleEnd } from '../matching/particles.js';
import { isOfType } from '../matching/segments.js';
import { isOf, type Pack } from '../pack/pack.js';
import { type Token } from '../tokens/token.js';
import { beginsBehindCommand } from './behind-command.js';
import { type Words } from './half-said.js';

/** In front of these no telling begins: they ask, put a condition, or have it as their object. */
const LONGEST_SUBJECT = 3;
/** "The trough floods". */
const LEAST_OF_CLAUSE = 3;
const TIMES = ['when', 'day', 'daypart', 'duration', 'number', 'period'];
const LEADING = ['auxiliary', 'question', 'condition', 'reporting', 'connector', 'or', 'unreal'];

/** Whether a reason, or something that is told of somebody, may begin at a word without a mark in front of it. */
export function startsTelling(at: number, { tokens, segments, pack }: Words): boolean {
  const segment = segments.find(({ start, end }) => start <= at && at < end);
  // A word that is part of a longer phrase begins nothing: "so dark", "because of".
  const isAlone = segment?.start === at && segment.end === at + 1;
  const words = { tokens, segments, pack };
  if (beginsBehindCommand(at, words) || saysUntilWhen(at, words)) return true;
  // "The hoover" does nothing.
  const isFree = isOf(pack, 'determiner', tokens[at - 2]?.text ?? '') || !isLed(at, words);
  if (isNamed(at, words)) return isFree;
  const isHinge = particleEnd(pack, 'consequence', tokens, at) !== undefined;
  if (isHinge || isReason(tokens, at, pack)) return isAlone || !isHinge;
  if (isDoing(at, words)) return isFree;
  const subject = particleEnd(pack, 'telling_subject', tokens, at) ?? nounEnd(at, words);
  if (subject === undefined) return false;
  if (!isOf(pack, 'auxiliary', tokens[subject]?.text ?? '') && !isNamed(subject, words)) return false;
  // "So we can see": it has begun already.
  if (isReason(tokens, at - 1, pack) || particleEnd(pack, 'consequence', tokens, at - 1) !== undefined)
    return false;
  return isFree;
}

/** Whether a command may begin at a word without a mark in front of it: "I have eggs on give me four minutes". */
export function startsCommand(at: number, words: Words): boolean {
  const { tokens, pack } = words;
  if (!pack.verbs.has(tokens[at]?.text ?? '')) return false;
  // "What time does the market lock up": what is asked ends with its verb.
  if (['question', 'asking_auxiliary'].some((name) => isOf(pack, name, tokens[0]?.text ?? ''))) return false;
  if (particleEnd(pack, 'command_object', tokens, at + 1) === undefined) return false;
  return !isLed(at, words) && particleEnd(pack, 'verb_lead', tokens, at - 1) === undefined;
}

/** "Pie's done": a thing with the short form of "is" behind it, and what it is. */
function isNamed(at: number, { tokens, pack }: Pick<Words, 'tokens' | 'pack'>): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!token || !next || next.before !== '' || token.number !== undefined) return false;
  const hasEnding = token.end - token.start > token.text.length;
  const { gerund } = pack.grammar;
  const isGerund =
    gerund !== undefined && next.text.endsWith(gerund.ending) && !isOf(pack, 'auxiliary', token.text);
  return (
    hasEnding &&
    (isGerund || ['done_word', 'past_verb', 'auxiliary'].some((name) => isOf(pack, name, next.text)))
  );
}

/** "Its doing my head in": the short form of "is", written without its sign. */
function isDoing(at: number, { tokens, pack }: Pick<Words, 'tokens' | 'pack'>): boolean {
  const end = particleEnd(pack, 'bare_subject', tokens, at);
  const { gerund } = pack.grammar;
  return end !== undefined && gerund !== undefined && (tokens[end]?.text ?? '').endsWith(gerund.ending);
}

/** "The whole road can": where a subject of some words ends, which begins with a determiner. */
function nounEnd(at: number, { tokens, segments, pack }: Words): number | undefined {
  const start = particleEnd(pack, 'noun_lead', tokens, at);
  if (start === undefined) return undefined;
  const isCue = (place: number): boolean => pack.verbs.has(tokens[place]?.text ?? '');
  for (let end = start + 1; end <= start + LONGEST_SUBJECT && end < tokens.length; end++) {
    if (isOf(pack, 'auxiliary', tokens[end]?.text ?? '')) return end;
    if (particleEnd(pack, 'telling_subject', tokens, end) !== undefined || tokens[end]?.before !== '')
      return undefined;
    // "The doorbell's gone" has its short form.
    if (end - start < LONGEST_SUBJECT && isNamed(end, { tokens, pack })) return end;
    if (isCue(end - 1) && segments.some((segment) => segment.start === end - 1 && segment.end === end))
      return undefined;
  }
  return undefined;
}

/** Behind a verb, or a word that asks or joins, stands its object. */
function isLed(at: number, { tokens, segments, pack }: Words): boolean {
  const before = tokens[at - 1]?.text ?? '';
  const isPartOfName = segments.some((segment) => segment.start < at - 1 && segment.end === at);
  return (pack.verbs.has(before) && !isPartOfName) || LEADING.some((name) => isOf(pack, name, before));
}

/**
 * "Before the trough floods", "while we are out": what goes on beside it. A time in it would say when it is to be done
 * ("before nine").
 */
export function saysUntilWhen(at: number, { tokens, segments, pack }: Words): boolean {
  const lead = particleEnd(pack, 'meanwhile', tokens, at);
  if (lead === undefined || tokens.length - lead < LEAST_OF_CLAUSE) return false;
  const isOfSomething = ['noun_lead', 'telling_subject'].some(
    (name) => particleEnd(pack, name, tokens, lead) !== undefined,
  );
  return (
    isOfSomething &&
    !segments.some((segment) => segment.start >= lead && TIMES.some((type) => isOfType(segment, type)))
  );
}

/** Whether what begins there says why: it is told, whatever it sounds like. */
export function isReason(tokens: readonly Token[], at: number, pack: Pack): boolean {
  return particleEnd(pack, 'because', tokens, at) !== undefined;
}
