import { type Classification } from '../acts/classifier.js';
import { actOf } from '../acts/labels.js';
import { type Match } from '../matching/candidate.js';
import { type Act, type Candidate } from '../understanding.js';
import { type ReadForm } from './form.js';
import { blockedBy, fitOfForm, isDestructive, type Verdict } from './guards.js';

const COVERAGE_SHARE = 0.6;
const PRIOR_SHARE = 0.4;
const PRIOR_GAIN = 1.3;
const LABEL_BONUS = 0.1;
/** Nothing that is only likely outweighs it. */
const CERTAIN_BONUS = 0.5;
const SIZE_BONUS = 0.008;
const UNREAD_COST = 0.03;
const FILLED = { missing: 0.85, ambiguous: 0.97, conflict: 0.9 } as const;

/** What points back at what was done last needs no other sign. */
const OF_LAST = 0.6;
const TAKEN_BACK = 0.9;

interface Said {
  readonly classification: Classification;
  readonly form: ReadForm;
  readonly lastAct?: Act | undefined;
  /** Meant however likely their act is. */
  readonly certain?: ReadonlySet<Match>;
}

/** A candidate with what speaks for and against it. */
export interface Weighed {
  readonly candidate: Candidate;
  readonly prior: number;
  /** Undefined where the clause was read as a whole: what is told of oneself. */
  readonly match?: Match;
  readonly blocked?: Verdict;
}

/** Weighs every reading of a clause: classifier × match × slots filled × guards. Best first; none is thrown away. */
export function weigh(matches: readonly Match[], said: Said): Weighed[] {
  const weighed = matches.map((match) => weighMatch(match, said));
  return withoutRepeats(weighed.sort((one, other) => other.candidate.score - one.candidate.score));
}

/** Several ways to say the same come to the same; the best of them is kept. */
function withoutRepeats(weighed: readonly Weighed[]): Weighed[] {
  const seen = new Set<string>();
  return weighed.filter(({ candidate: { skill, parameters, targets } }) => {
    const key = JSON.stringify([skill, parameters, targets]);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

function weighMatch(match: Match, { classification, form, lastAct, certain }: Said): Weighed {
  const { spec, parameters, targets, coverage, unread, problem, source, size } = match;
  const act = actOf(spec.act);
  const isOfLast = parameters.isLast === true && act === lastAct;
  // "Scrap that one about the council" behind a reminder is of the reminder.
  const isTakenBack = act === lastAct && isDestructive(match);
  const shared = isTakenBack ? TAKEN_BACK * classification.acts.change : 0;
  const isCertain = certain?.has(match) === true;
  const likely = isCertain ? 1 : priorOf(match, classification.acts) + shared;
  const prior = Math.max(likely, isOfLast ? OF_LAST : 0);
  const blocked = blockedBy(match, form, prior);
  const fit = COVERAGE_SHARE * coverage + PRIOR_SHARE * Math.min(1, PRIOR_GAIN * prior);
  const score =
    blocked === undefined
      ? fit * (problem ? FILLED[problem] : 1) * fitOfForm(match, form) +
        (isCertain ? CERTAIN_BONUS : 0) +
        LABEL_BONUS * (isTakenBack ? 1 : labelShare(match, classification.labels)) +
        SIZE_BONUS * size -
        UNREAD_COST * unread.length
      : 0;
  return {
    match,
    prior,
    candidate: {
      act,
      skill: spec.skill,
      parameters: withoutHint(parameters),
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

/** A note to ourselves about the template, and nothing that was said. */
function withoutHint(parameters: Match['parameters']): Match['parameters'] {
  return Object.fromEntries(Object.entries(parameters).filter(([name]) => name !== 'isHint'));
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
