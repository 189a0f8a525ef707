import { type Classification } from '../acts/classifier.js';
import { actOf } from '../acts/labels.js';
import { type Match } from '../matching/candidate.js';
import { type Candidate, type Decision, type Proposal } from '../understanding.js';
import { type ReadForm } from './form.js';
import {
  blockedBy,
  fitOfForm,
  isDestructive,
  isHint,
  isPhysical,
  isQuery,
  putsIntoQuestion,
  type Verdict,
} from './guards.js';

const COVERAGE_SHARE = 0.6;
const PRIOR_SHARE = 0.4;
const PRIOR_GAIN = 1.3;
const LABEL_BONUS = 0.1;
const SIZE_BONUS = 0.008;
const UNREAD_COST = 0.03;
const FILLED = { missing: 0.85, ambiguous: 0.97, conflict: 0.9 } as const;

/** Below these nothing is done and nothing asked. */
const LEAST_SCORE = 0.52;
const LEAST_COVERAGE = 0.5;
/** Explains all that was said, so hardly any other sign is needed. */
const FULL = 0.93;
const LEAST_PRIOR = { hint: 0.45, fullHome: 0.04, full: 0.06, home: 0.35, other: 0.25 } as const;
/** From here on a command is done; between the two it is asked about. */
const WELL_COVERED = 0.88;
const CERTAIN_PRIOR = 0.8;
const FAINT_PRIOR = 0.12;

/** A candidate with what speaks for and against it. */
export interface Weighed {
  readonly candidate: Candidate;
  readonly prior: number;
  /** Undefined for the proposal of another source, which brings no words of its own. */
  readonly match?: Match;
  readonly blocked?: Verdict;
}

export interface Chosen {
  readonly candidate: Candidate;
  readonly decision: Extract<Decision, 'act' | 'ask'>;
  readonly prior: number;
  readonly top: Weighed;
}

/** Weighs every reading of a clause: classifier × match × slots filled × guards. Best first; none is thrown away. */
export function weigh(
  matches: readonly Match[],
  proposals: readonly (Proposal & { readonly source: string })[],
  { classification, form }: { classification: Classification; form: ReadForm },
): Weighed[] {
  const weighed = [
    ...matches.map((match) => weighMatch(match, classification, form)),
    ...proposals.map((proposal) => weighProposal(proposal, classification, form)),
  ];
  return weighed.sort((one, other) => other.candidate.score - one.candidate.score);
}

function weighMatch(match: Match, classification: Classification, form: ReadForm): Weighed {
  const { spec, parameters, targets, coverage, unread, problem, source, size } = match;
  const act = actOf(spec.act);
  const prior = priorOf(match, classification.acts);
  const blocked = blockedBy(match, form, prior);
  const fit =
    COVERAGE_SHARE * coverage + PRIOR_SHARE * Math.min(1, PRIOR_GAIN * prior);
  const score =
    blocked === undefined
      ? fit * (problem ? FILLED[problem] : 1) * fitOfForm(match, form) +
        LABEL_BONUS * labelShare(match, classification.labels) +
        SIZE_BONUS * size -
        UNREAD_COST * unread.length
      : 0;
  const { isHint: _, ...said } = parameters;
  return {
    match,
    prior,
    candidate: {
      act,
      skill: spec.skill,
      parameters: said,
      targets: problem === 'missing' ? [] : targets,
      coverage,
      unread,
      score,
      source,
      ...(problem && { problem }),
      ...(blocked && { verdict: blocked }),
    },
    ...(blocked && { blocked }),
  };
}

function weighProposal(
  proposal: Proposal & { readonly source: string },
  { acts }: Classification,
  form: ReadForm,
): Weighed {
  const prior = acts[proposal.act];
  const isOpen = proposal.act === 'home' && (form.isTold || form.isNegated || form.isUnreal || form.isReported);
  const blocked: Verdict | undefined = isOpen ? (form.isNegated ? 'negated' : 'told') : undefined;
  const fit = COVERAGE_SHARE * proposal.coverage + PRIOR_SHARE * Math.min(1, PRIOR_GAIN * prior);
  const score = blocked === undefined ? fit * (proposal.problem ? FILLED[proposal.problem] : 1) : 0;
  return {
    prior,
    candidate: { ...proposal, score, ...(blocked && { verdict: blocked }) },
    ...(blocked && { blocked }),
  };
}

/** A question about the home is asked as well; what is to be remembered is also told. */
function priorOf(match: Match, acts: Classification['acts']): number {
  const { isQuestion } = match.spec;
  const act = actOf(match.spec.act);
  if (act === 'home' && isQuestion) return acts.home + 0.6 * acts.ask;
  if (act === 'remember') return acts.remember + 0.5 * acts.told;
  return acts[act];
}

function labelShare({ spec, parameters }: Match, labels: Classification['labels']): number {
  const { operation } = parameters;
  const plain = `${spec.act}|${spec.skill}`;
  return (typeof operation === 'string' ? labels[`${plain}:${operation}`] : undefined) ?? labels[plain] ?? 0;
}

/** A reading that is nearly as good as one that was ruled out may take its place. */
const NEAR = 0.15;

/** The best reading that is good enough to do or to ask about. The others are told why they were not chosen. */
export function choose(weighed: readonly Weighed[], form: ReadForm): { chosen?: Chosen; candidates: Candidate[] } {
  const verdicts = weighed.map((each) => each.blocked ?? tooWeak(each));
  const best = weighed.find(({ blocked }) => blocked === undefined)?.candidate.score ?? 0;
  const at = weighed.findIndex(
    ({ candidate }, place) => verdicts[place] === undefined && candidate.score >= best - NEAR,
  );
  const top = weighed[at];
  const candidates = weighed.map(({ candidate }, place) => ({
    ...candidate,
    ...(place !== at && { verdict: verdicts[place] ?? 'outscored' }),
  }));
  if (!top) return { candidates };
  const doubt = doubtAbout(top, form);
  const candidate: Candidate = { ...top.candidate, ...(doubt && { verdict: doubt }) };
  candidates[at] = candidate;
  return { candidates, chosen: { candidate, prior: top.prior, decision: doubt === undefined ? 'act' : 'ask', top } };
}

function tooWeak({ candidate, match, prior }: Weighed): Verdict | undefined {
  if (prior < leastPrior(candidate, match)) return 'unlikely';
  return candidate.score > LEAST_SCORE && candidate.coverage > LEAST_COVERAGE ? undefined : 'weak';
}

/** The less a reading explains, the likelier its act has to be. */
function leastPrior({ act, coverage, unread }: Candidate, match: Match | undefined): number {
  if (match && isHint(match)) return LEAST_PRIOR.hint;
  const isHome = act === 'home';
  if (coverage > FULL && unread.length === 0) return isHome ? LEAST_PRIOR.fullHome : LEAST_PRIOR.full;
  return isHome ? LEAST_PRIOR.home : LEAST_PRIOR.other;
}

/** What is to be asked about before anything is done. */
function doubtAbout({ candidate, match, prior }: Weighed, form: ReadForm): Verdict | undefined {
  const { act, coverage, unread, problem } = candidate;
  if (problem) return problem;
  if (!match) return act === 'home' && coverage < FULL ? 'partly-read' : undefined;
  if (match.spec.asks !== undefined) return 'lacks-value';
  if (isQuery(match)) return undefined;
  const questioned = putsIntoQuestion(match, form);
  if (questioned) return questioned;
  if (isPhysical(match)) {
    if (unread.length > 0 || coverage < FULL) return 'partly-read';
    return prior < FAINT_PRIOR && !form.isImperative && coverage < 1 ? 'unsure' : undefined;
  }
  if (isDestructive(match) && coverage < FULL) return 'partly-read';
  return coverage < WELL_COVERED && prior < CERTAIN_PRIOR ? 'partly-read' : undefined;
}
