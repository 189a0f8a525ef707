import { exceptionIn } from '../matching/exceptions.js';
import { type Match } from '../matching/candidate.js';
import { type Scene } from '../matching/target-search.js';
import { type Pack } from '../pack/pack.js';
import { type Lattice } from '../spans/span.js';
import { type Candidate } from '../understanding.js';
import { type Chosen } from './arbitrate.js';
import { plainForm } from './clause-text.js';
import { saysTwoThings } from './double.js';
import { type Fallback } from './fallback.js';
import { isHint } from './guards.js';
import { isOnlyPlaced, pointsBackIn, saysNothing, thingsNamed } from './pointing.js';
import { type Material, type ReadClause } from './read-clause.js';
import { type Weighed } from './weigh.js';
import { worthOf, worthOfUnread } from './worth.js';

/** Where a clause is said. */
export interface Here {
  readonly pack: Pack;
  readonly scene: Scene;
}

/** A clause for which one of its readings was chosen, to be done or to be asked about. */
export function asChosen(
  { range, text, form, lattice, classification }: Material,
  { candidate, decision, prior, top }: Chosen,
  {
    candidates,
    all,
    ...here
  }: Here & { readonly candidates: readonly Candidate[]; readonly all: readonly Weighed[] },
): ReadClause {
  const isDouble = saysTwoThings(top, all, exceptionIn(lattice.segments)?.lead.start);
  const isSure = decision === 'act' && !isDouble;
  const { match } = top;
  const isBare = match?.cues.length === 0 && isOnlyPlaced(lattice);
  return {
    range,
    clause: {
      text,
      act: candidate.act,
      decision: isDouble && decision === 'act' ? 'ask' : decision,
      chosen: candidate,
      candidates,
      confidence: prior,
      form: plainForm(form),
    },
    value: worthOf(candidate, { isSure, isDouble }),
    isSure,
    needsBefore: !isSure || pointsBackIn(lattice) || isBare,
    isElliptic: isBare,
    isHint: match !== undefined && isHint(match),
    isEmpty: false,
    said: { ...(match && { match }), lattice, things: thingsOf(lattice, here, match), classification, form },
  };
}

/** A clause that nothing reads well enough: what is done instead, with the nearest guess where there is one. */
export function asUnread(
  { range, text, form, lattice, classification }: Material,
  {
    candidates,
    fallback: { act, confidence, decision, isDenied },
    guess,
  }: { readonly candidates: readonly Candidate[]; readonly fallback: Fallback; readonly guess?: Candidate },
  here: Here,
): ReadClause {
  return {
    range,
    clause: {
      text,
      act,
      decision,
      candidates,
      confidence,
      form: plainForm(form),
      ...(guess && { chosen: guess }),
    },
    value: worthOfUnread(confidence, decision === 'ask' || isDenied === true),
    isSure: false,
    needsBefore: true,
    isElliptic: false,
    isHint: false,
    isEmpty: saysNothing(lattice, here.pack),
    said: { lattice, things: thingsOf(lattice, here), classification, form },
  };
}

/** What a command was about, or what a telling named. */
function thingsOf({ segments }: Lattice, { pack, scene }: Here, match?: Match): readonly string[] {
  if (match && match.targets.length > 0) return match.targets;
  return thingsNamed(segments, scene, pack);
}
