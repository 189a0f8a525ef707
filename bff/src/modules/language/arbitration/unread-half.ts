import { pointsAtThings } from '../matching/segments.js';
import { type Pack } from '../pack/pack.js';
import { type Lattice, type Segment } from '../spans/span.js';
import { VALUES } from './half-said.js';

/** Who says more says it in words that are known. */
const MOST_UNKNOWN = 3;
const PARTICLE = 'particle_';
const STATE = 'state';
/** With one of these something is told. */
const TELLING: ReadonlySet<string> = new Set(['auxiliary', 'subject', 'past', 'question']);

/**
 * "Sauna off", "the attic to 21", behind a command: it says what is to be done as that one did, and of what in words that
 * nothing knows. To do the other half only, and say nothing, would be wrong.
 */
export function isUnreadHalf({ segments }: Lattice, pack: Pack): boolean {
  const weak = new Set(pack.grammar.weak);
  const isDoing = ({ meanings }: Segment): boolean =>
    meanings.some(
      ({ type }) => VALUES.has(type) || type === STATE || type.startsWith(PARTICLE) || pack.cues.has(type),
    );
  const isUnknown = ({ meanings }: Segment): boolean => meanings.length === 0;
  const isSmall = ({ isFiller, meanings }: Segment): boolean =>
    isFiller || meanings.every(({ type }) => type === 'determiner' || weak.has(type));
  if (segments.some(({ meanings }) => meanings.some(({ type }) => TELLING.has(type)))) return false;
  const said = segments.filter((segment) => isDoing(segment) || isUnknown(segment) || !isSmall(segment));
  const [first, last] = [said[0], said.at(-1)];
  if (!first || !last || said.length < 2) return false;
  const unknown = said.filter(isUnknown).length;
  return (
    (isDoing(first) || isDoing(last)) &&
    unknown > 0 &&
    unknown <= MOST_UNKNOWN &&
    said.every((segment) => isDoing(segment) || isUnknown(segment) || pointsAtThings(segment))
  );
}
