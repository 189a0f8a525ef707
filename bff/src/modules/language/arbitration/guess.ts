import { type Classification } from '../acts/classifier.js';
import { findTargets } from '../matching/targets.js';
import { type Scene } from '../matching/target-search.js';
import { type Pack } from '../pack/pack.js';
import { type Lattice } from '../spans/span.js';
import { type Act, type Candidate } from '../understanding.js';
import { type Fallback } from './fallback.js';
import { type ReadForm } from './form.js';

const GUESSABLE: ReadonlySet<Act> = new Set(['home', 'reminder', 'list']);
const LEAST_SHARE = 0.3;
const LEAST_SHARE_TOLD = 0.5;
/** Where a thing of the home is named, the likeliest skill is asked about, however likely it is. */
const LEAST_SHARE_OF_THING = 0.02;
const TELLING_WEIGHT = 0.45;
const COVERAGE = 0.5;
const WEAK: ReadonlySet<string> = new Set(['weak', 'unlikely']);
const MARK = '|';
const OPERATION = ':';

/** What a skill would be about, if the classifier is right that it is meant: something to ask about, never to do. */
export function guessed(
  { act, confidence }: Fallback,
  { classification, lattice, form }: { classification: Classification; lattice: Lattice; form: ReadForm },
  { pack, scene }: { pack: Pack; scene: Scene },
): Candidate | undefined {
  if (!GUESSABLE.has(act)) return undefined;
  const [label, share] = likeliest(classification.labels, act);
  if (share < LEAST_SHARE_OF_THING) return undefined;
  const [skill = '', operation] = label.slice(label.indexOf(MARK) + 1).split(OPERATION);
  const spec = pack.skills.find((each) => each.skill === skill);
  if (!spec) return undefined;
  const { segments } = lattice;
  const found = findTargets(segments, spec, scene, new Set());
  const isNamed =
    act === 'home' && !form.isTold && (found?.targets.length ?? 0) > 0 && found?.problem === undefined;
  if (!isNamed && share < (form.isTold ? LEAST_SHARE_TOLD : LEAST_SHARE)) return undefined;
  const unread = segments.filter(
    (segment) =>
      !segment.isFiller &&
      found?.used.has(segment) !== true &&
      segment.meanings.length === 0 &&
      segment.weight > TELLING_WEIGHT,
  );
  return {
    act,
    skill,
    parameters: { ...spec.fixed, ...found?.parameters, ...(operation !== undefined && { operation }) },
    targets: (found?.targets ?? []).map(({ id }) => id),
    coverage: COVERAGE,
    unread: unread.map(({ text }) => text),
    score: COVERAGE * confidence,
    source: 'classifier',
    ...(found?.problem && { problem: found.problem }),
    verdict: 'unsure',
  };
}

/** The best of the readings of the home that were too weak, where a thing was found for it. */
export function nearestOf({ act }: Fallback, candidates: readonly Candidate[]): Candidate | undefined {
  const near = candidates.find(
    (each) =>
      act === 'home' &&
      each.act === 'home' &&
      each.targets.length > 0 &&
      each.problem === undefined &&
      WEAK.has(each.verdict ?? ''),
  );
  return near && { ...near, verdict: 'unsure' };
}

function likeliest(labels: Classification['labels'], act: Act): [string, number] {
  let best: [string, number] = ['', 0];
  for (const [label, share] of Object.entries(labels))
    if (label.startsWith(act + MARK) && share > best[1]) best = [label, share];
  return best;
}
