import { hasMark } from '../tokens/marks.js';
import { type Range } from '../matching/candidate.js';
import { particleEnd } from '../matching/particles.js';
import { isOfType } from '../matching/segments.js';
import { isOf, type Pack } from '../pack/pack.js';
import { type Lattice } from '../spans/span.js';
import { isQuery } from './guards.js';
import { type ReadingsFound } from './readings.js';
import { type Weighed } from './weigh.js';

/** What a pack calls somebody who is looked after, where such a one lies, and words of what was not measured. */
const CARED_FOR = 'cared_for';
const PLACE_OF_CARE = 'place_of_care';
const NOT_MEASURED = 'not_measured';
const CORRECTION = 'correction';
const BREAKS = ',;.!?';

/** "Bed 6 had a temperature of 39.4": what was measured is somebody else's. */
export function isOfSomebodyElse({ spans, tokens }: Lattice, used: readonly Range[]): boolean {
  const first = Math.min(...used.map(({ start }) => start));
  for (const [at, found] of spans)
    for (const { type, end } of found) {
      if (at >= first) continue;
      if (type === CARED_FOR) return true;
      if (type === PLACE_OF_CARE && tokens[end]?.number !== undefined) return true;
    }
  return false;
}

/** Units in which things are measured as people are, verbs of what was measured, and what stands between an amount and its thing. */
const THING_UNIT = 'thing_unit';
const MEASURING = 'measuring';
const AMOUNT_OF = 'amount_of';
const NAMES_OF_READING: readonly string[] = ['metric', 'number', 'log_word'];
/** Small words say nothing of whose it is. */
const NO_SUBJECT: readonly string[] = [
  'when',
  'day',
  'daypart',
  'mood',
  'hedge',
  'condition',
  'subject',
  'speaker',
];
const SUBJECT_WEIGHT = 0.45;

/** "The parcel is 4 kilos", "Bella weighed 12 kg", "2 kilos of potatoes": so much of something, or of somebody, else. */
export function isOfSomethingElse(
  lattice: Lattice,
  { used, readings }: Pick<ReadingsFound, 'used' | 'readings'>,
  pack: Pack,
): boolean {
  const units = new Set(pack.particles.get(THING_UNIT)?.map(({ words }) => words.join(' ')));
  if (!readings.some(({ unit }) => units.has(unit))) return false;
  return hasOtherSubject(lattice, pack) || used.some(({ end }) => isAmountOf(end, lattice, pack));
}

function hasOtherSubject({ tokens, segments }: Lattice, pack: Pack): boolean {
  const verb = tokens.findIndex((_, at) => at > 0 && particleEnd(pack, MEASURING, tokens, at) !== undefined);
  const before = segments.filter(({ end }) => end <= verb);
  return (
    !before.some((segment) => NAMES_OF_READING.some((type) => isOfType(segment, type))) &&
    before.some(
      (segment) =>
        segment.end === verb &&
        !segment.isFiller &&
        segment.weight > SUBJECT_WEIGHT &&
        !NO_SUBJECT.some((type) => isOfType(segment, type)),
    )
  );
}

/** "Of potatoes", or a noun by its capital: "2 Kilo Kartoffeln". */
function isAmountOf(at: number, { tokens, segments }: Lattice, pack: Pack): boolean {
  const next = tokens[at];
  if (!next || hasMark(next, BREAKS)) return false;
  if (particleEnd(pack, AMOUNT_OF, tokens, at) !== undefined) return true;
  const said = segments.find(({ start }) => start === at);
  return pack.grammar.nounsAreCapitalised && next.isCapitalised && said?.meanings.length === 0;
}

/** "My target weight", "I lost two kilos": a wish or a difference is no reading. */
export function isNoReading(lattice: Lattice): boolean {
  return hasSpan(lattice, NOT_MEASURED);
}

/** "Sorry", "should have been": it takes the place of what was said before. */
export function isCorrection(lattice: Lattice): boolean {
  return hasSpan(lattice, CORRECTION);
}

/** A question mark alone does not ask: "feeling weirdly good today??". */
export function asksByItsWords({ tokens, spans }: Lattice, pack: Pack): boolean {
  const [first] = tokens;
  return (
    (spans.get(0) ?? []).some(({ type }) => type === 'question' || type === 'auxiliary') ||
    isOf(pack, 'auxiliary', first?.text ?? '')
  );
}

/** "Wipe what I told you": it begins with a word of forgetting, or with courtesies in front of one. */
export function isToForget({ spans }: Lattice): boolean {
  let at = 0;
  for (let end = endOf(spans, at, 'courtesy'); end > at; end = endOf(spans, at, 'courtesy')) at = end;
  return endOf(spans, at, 'forget_word') > at;
}

/** "Never forget this" begins as a wish to forget does, and goes on otherwise. */
function isToRemember({ spans }: Lattice): boolean {
  return endOf(spans, 0, 'remember_lead') > endOf(spans, 0, 'forget_lead');
}

/** Without changes of what was told, where it is one to be remembered or a reading that is put right. */
export function withoutRivals(
  weighed: readonly Weighed[],
  own: readonly Weighed[],
  lattice: Lattice,
): readonly Weighed[] {
  const isMended = own.some(
    ({ candidate, blocked }) => !blocked && candidate.parameters.isCorrection === true,
  );
  if (!isMended && !isToRemember(lattice)) return weighed;
  return weighed.filter(({ candidate }) => candidate.act !== 'change');
}

/** A log that was read from the sentence as a whole stands for what frames and templates found of it. */
export function withoutTwins(weighed: readonly Weighed[], own: readonly Weighed[]): Weighed[] {
  const isTwin = ({ candidate, match }: Weighed): boolean =>
    match !== undefined && !isQuery(match) && own.some((each) => each.candidate.skill === candidate.skill);
  return weighed.filter((each) => !isTwin(each));
}

function endOf(spans: Lattice['spans'], at: number, wanted: string): number {
  const ends = (spans.get(at) ?? []).filter(({ type }) => type === wanted).map(({ end }) => end);
  return Math.max(at, ...ends);
}

function hasSpan({ spans }: Lattice, wanted: string): boolean {
  return [...spans.values()].some((found) => found.some(({ type }) => type === wanted));
}
