import { particleEnd } from '../matching/particles.js';
import { isOfType } from '../matching/segments.js';
import { isOf, type Pack } from '../pack/pack.js';
import { type Segment } from '../spans/span.js';
import { type Token } from '../tokens/token.js';
import { type Range } from '../matching/candidate.js';

/** What fills a slot of a command and commands nothing by itself. */
export const VALUES: ReadonlySet<string> = new Set([
  ...['color', 'kelvin', 'kelvins', 'level', 'mode', 'number', 'percent', 'degree'],
  ...['to_number', 'to_percent', 'at_number', 'at_percent', 'by_number', 'by_percent'],
]);
const THINGS = ['entity', 'noun', 'area', 'floor', 'all', 'everywhere', 'pronoun'];
/** With one of these something is said of a thing. */
const SAYING = ['auxiliary', 'question', 'subject', 'condition', 'state'];
const PARTICLE = 'particle_';
const LONGEST = 4;

/** A sentence with what its words mean. */
export interface Words {
  readonly tokens: readonly Token[];
  readonly segments: readonly Segment[];
  readonly pack: Pack;
}

/**
 * Whether two halves at a joining word are one: "to 20 and 30 percent" gives one slot two values, "lock and unlock the
 * door" says two things of one, "the lights and the sauna" names a second thing. Each half alone would say less than
 * was said, or be done to all that there is.
 */
export function areHalves(before: Range, after: Range, words: Words): boolean {
  const { text = '', before: mark } = words.tokens[after.start] ?? {};
  if (isValue(after, words)) return true;
  if (mark !== ' ' && mark !== '') return false;
  return isOf(words.pack, 'and', text) && (isSecondVerb(before, after, words) || isSecondThing(after, words));
}

function isValue(range: Range, words: Words): boolean {
  const said = saidIn(range, words);
  return said.length > 0 && said.every(({ meanings }) => meanings.some(({ type }) => VALUES.has(type)));
}

function isSecondVerb(before: Range, after: Range, words: Words): boolean {
  const [first, second] = [saidIn(before, words), saidIn(after, words)];
  const isVerb = ({ meanings }: Segment): boolean =>
    meanings.some(({ type }) => words.pack.cues.has(type) || type.startsWith(PARTICLE));
  const opens = second[0];
  // "Lock up" says it all.
  const isWhole = particleEnd(words.pack, 'whole_command', words.tokens, before.start) === before.end;
  return (
    !isWhole &&
    first.length > 0 &&
    first.every(isVerb) &&
    (first.length === 1 || !first.some((segment) => THINGS.some((type) => isOfType(segment, type)))) &&
    opens !== undefined &&
    isVerb(opens)
  );
}

function isSecondThing(range: Range, words: Words): boolean {
  const { tokens, segments, pack } = words;
  const inside = segments.filter(({ start, end }) => start >= range.start && end <= range.end);
  const isNamed = isOf(pack, 'determiner', tokens[range.start + 1]?.text ?? '');
  return (
    isNamed &&
    range.end - range.start <= LONGEST &&
    !inside.some(({ meanings }) =>
      meanings.some(
        ({ type }) =>
          type.startsWith(PARTICLE) || SAYING.includes(type) || VALUES.has(type) || pack.cues.has(type),
      ),
    )
  );
}

/** What is said there besides small words. */
function saidIn({ start, end }: Range, { tokens, segments, pack }: Words): readonly Segment[] {
  return segments.filter(
    (segment) =>
      segment.start >= start &&
      segment.end <= end &&
      !(
        segment.isFiller &&
        !segment.meanings.some(({ type }) => VALUES.has(type) || type.startsWith(PARTICLE))
      ) &&
      !isOf(pack, 'connector', tokens[segment.start]?.text ?? ''),
  );
}
