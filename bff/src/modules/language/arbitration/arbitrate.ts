import { type Match } from '../matching/candidate.js';
import { type Act, type Candidate, type Decision } from '../understanding.js';
import { type ReadForm } from './form.js';
import { isDestructive, isHint, isPhysical, isQuery, putsIntoQuestion, type Verdict } from './guards.js';
import { type Weighed } from './weigh.js';

/** Below these nothing is done and nothing asked. */
const LEAST_SCORE = 0.52;
const LEAST_COVERAGE = 0.5;
/** Explains all that was said, so hardly any other sign is needed. */
const FULL = 0.93;
/** The act of what was set before, and can be told again. */
const SET_BEFORE = 'reminder';
const LEAST_PRIOR = {
  hint: 0.45,
  fullHome: 0.04,
  named: 0.001,
  asked: 0.005,
  full: 0.06,
  home: 0.35,
  captured: 0.6,
  other: 0.25,
} as const;
/** From here on a command is done; between the two it is asked about. */
const WELL_COVERED = 0.88;
const CERTAIN_PRIOR = 0.8;
const FAINT_PRIOR = 0.12;
/** From here on words that are left over are no reason to ask. */
const SURE_PRIOR = 0.9;
const PLAIN_COVERAGE = 0.6;

const ANSWERED: ReadonlySet<Act> = new Set(['world', 'talk']);

export interface Chosen {
  readonly candidate: Candidate;
  readonly decision: Extract<Decision, 'act' | 'ask'>;
  readonly prior: number;
  readonly top: Weighed;
}

/** A reading that is nearly as good as one that was ruled out may take its place. */
const NEAR = 0.15;

/** The best reading that is good enough to do or to ask about. The others are told why they were not chosen. */
export function choose(
  weighed: readonly Weighed[],
  form: ReadForm,
): { chosen?: Chosen; candidates: Candidate[] } {
  const verdicts = weighed.map(
    (each) => each.blocked ?? tooWeak(each) ?? asksOfPast(each, form) ?? lacksWhatIsAsked(each, weighed),
  );
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
  return {
    candidates,
    chosen: { candidate, prior: top.prior, decision: doubt === undefined ? 'act' : 'ask', top },
  };
}

/**
 * A question that reads every word, whatever else the classifier takes its topic for: "tell me about counting" asks
 * rather than that somebody is reminded of something who said neither that nor when.
 */
export function askedInFull(weighed: readonly Weighed[]): Chosen | undefined {
  const top = weighed.find(({ candidate: { act, coverage, unread, problem }, match, blocked }) => {
    const isOpen = blocked === undefined && problem === undefined;
    return (
      isOpen && act === 'ask' && match?.spec.isQuestion === true && coverage > FULL && unread.length === 0
    );
  });
  return top && { candidate: top.candidate, decision: 'act', prior: top.prior, top };
}

/**
 * "When have I got to ring the vet?": told by what was set as well as by the memory, which is asked where nothing was. All
 * its words are read, and it changes nothing.
 */
export function askedBeside(weighed: readonly Weighed[], form: ReadForm): Chosen | undefined {
  if (!form.isQuestion || form.isPolite) return undefined;
  const top = weighed.find(
    ({ candidate: { act, coverage, unread, problem, parameters }, match, blocked }) =>
      match !== undefined &&
      isQuery(match) &&
      act === SET_BEFORE &&
      parameters.text !== undefined &&
      (blocked === undefined || blocked === 'unlikely') &&
      problem === undefined &&
      coverage > FULL &&
      unread.length === 0,
  );
  return top && { candidate: top.candidate, decision: 'act', prior: top.prior, top };
}

function tooWeak({ candidate, match, prior }: Weighed): Verdict | undefined {
  if (prior < leastPrior(candidate, match)) return 'unlikely';
  if (!match) return candidate.score > LEAST_SCORE ? undefined : 'weak';
  // A question about something that the home does not have is a question all the same, but not to the home.
  if (isQuery(match) && candidate.problem === 'missing') return 'missing';
  // To tell what was asked for word for word does no harm, however it is put: "show my mood trend".
  if (isQuery(match) && candidate.coverage === 1 && candidate.unread.length === 0) return undefined;
  return candidate.score > LEAST_SCORE && candidate.coverage > LEAST_COVERAGE ? undefined : 'weak';
}

/** "When was the heating serviced?", "who dimmed the light?": of what was done to it the home knows nothing, the memory may. */
function asksOfPast({ candidate: { act, unread }, match }: Weighed, form: ReadForm): Verdict | undefined {
  const isOfHome = match !== undefined && act === 'home' && isQuery(match);
  return isOfHome && (form.asksWhoDid || (form.isPast && unread.length > 0)) ? 'told' : undefined;
}

/** "Tell me which windows are open" opens nothing where only a sensor is called so: the question reads as much of it. */
function lacksWhatIsAsked({ candidate, match }: Weighed, all: readonly Weighed[]): Verdict | undefined {
  if (candidate.problem !== 'missing' || !match || !isPhysical(match)) return undefined;
  const isAsked = all.some(
    (other) =>
      other.blocked === undefined &&
      other.match !== undefined &&
      isQuery(other.match) &&
      other.candidate.act === 'home' &&
      other.candidate.problem === undefined &&
      other.candidate.coverage >= candidate.coverage,
  );
  return isAsked ? 'missing' : undefined;
}

/** The less a reading explains, the likelier its act has to be. */
function leastPrior({ act, coverage, unread }: Candidate, match: Match | undefined): number {
  if (match && isHint(match)) return LEAST_PRIOR.hint;
  const isHome = act === 'home';
  // Free words explain whatever was said, so that nothing is left unread says little: "play back the message".
  if (isHome && match && match.captures.length > 0) return LEAST_PRIOR.captured;
  // To tell how a thing is that was called by its name does no harm.
  if (match && isQuery(match) && isHome && coverage > FULL && match.parameters.name !== undefined)
    return LEAST_PRIOR.named;
  // Nor does it to tell what was set, where every word of the question is read.
  if (match && isQuery(match) && coverage > FULL && unread.length === 0 && match.captures.length === 0)
    return LEAST_PRIOR.asked;
  // Nor does it to tell what one keeps of oneself: "show my mood trend".
  if (act === 'ask' && match?.spec.isQuestion === true && coverage === 1) return LEAST_PRIOR.named;
  // What the pack has word for word, and that changes nothing.
  if (ANSWERED.has(act) && match?.source === 'frames' && coverage === 1) return LEAST_PRIOR.named;
  if (coverage > FULL && unread.length === 0) return isHome ? LEAST_PRIOR.fullHome : LEAST_PRIOR.full;
  return isHome ? LEAST_PRIOR.home : LEAST_PRIOR.other;
}

/** What is to be asked about before anything is done. */
function doubtAbout({ candidate, match, prior }: Weighed, form: ReadForm): Verdict | undefined {
  const { coverage, unread, problem } = candidate;
  if (problem) return problem;
  if (!match) return undefined;
  if (match.spec.asks !== undefined) return 'lacks-value';
  if (isQuery(match)) return undefined;
  const questioned = putsIntoQuestion(match, form);
  if (questioned) return questioned;
  if (isPhysical(match)) {
    if (unread.length > 0 || coverage < FULL)
      return isPlain({ candidate, match, prior }, form) ? undefined : 'partly-read';
    return prior < FAINT_PRIOR && !form.isImperative && coverage < 1 ? 'unsure' : undefined;
  }
  if (isDestructive(match) && coverage < FULL) return 'partly-read';
  return coverage < WELL_COVERED && prior < CERTAIN_PRIOR ? 'partly-read' : undefined;
}

/** Verb, thing and state are said; what is left over is talk beside it ("the bloody kitchen light") and no other name. */
function isPlain(
  { candidate, match, prior }: Pick<Weighed, 'candidate' | 'match' | 'prior'>,
  { isImperative, isPolite }: ReadForm,
): boolean {
  if (!match || match.spec.needsYes || match.hasStrayName === true) return false;
  return (
    (isImperative || isPolite) &&
    !candidate.unread.some(isNumber) &&
    prior >= SURE_PRIOR &&
    candidate.targets.length === 1 &&
    (candidate.parameters.name !== undefined || match.isPlaced === true) &&
    candidate.coverage >= PLAIN_COVERAGE
  );
}

/** A second value is no talk beside the first. */
function isNumber(words: string): boolean {
  return words.split(' ').some((word) => !Number.isNaN(Number(word)));
}
