import { type Match } from '../matching/candidate.js';
import { isPhysical } from './guards.js';
import { type Weighed } from './weigh.js';

const LEAST_COVERAGE = 0.5;

/**
 * Whether the best reading leaves out the command of another: "lights on in the kitchen and off in the bedroom" is
 * two, and to do one of them in both rooms would be wrong. What is left as it is behind an exception is no command:
 * "all lights off, but leave the hall on".
 */
export function saysTwoThings(
  { match }: Weighed,
  others: readonly Weighed[],
  exceptedFrom = Number.POSITIVE_INFINITY,
): boolean {
  if (!match || !isPhysical(match) || match.cues.length === 0) return false;
  return others.some(
    ({ match: other, blocked }) =>
      other !== undefined &&
      blocked === undefined &&
      other.source === 'frames' &&
      isPhysical(other) &&
      other.spec.skill !== match.spec.skill &&
      other.coverage > LEAST_COVERAGE &&
      other.cues.some(({ start }) => start < exceptedFrom && !isCueOf(match, start)) &&
      areApart(match, other),
  );
}

function isCueOf({ cues }: Match, at: number): boolean {
  return cues.some(({ start }) => start === at);
}

/** What neither of them says itself is no command of its own. */
function areApart(one: Match, other: Match): boolean {
  const [own, others] = [cuesOfOnly(one, other), cuesOfOnly(other, one)];
  if (own.length === 0 || others.length === 0) return false;
  return own.every((cue) =>
    others.every(
      ({ start, end }) => (cue.start >= 0 || start >= 0) && (cue.end <= start || end <= cue.start),
    ),
  );
}

/** Both may share a verb: "turn … on … and … off". */
function cuesOfOnly({ cues }: Match, other: Match): Match['cues'] {
  return cues.filter(
    ({ start, end }) => !other.cues.some((shared) => shared.start === start && shared.end === end),
  );
}
