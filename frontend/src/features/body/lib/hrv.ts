/**
 * Heart-rate variability in the time domain, as defined by the Task Force of the European Society of Cardiology and the North
 * American Society of Pacing and Electrophysiology: Heart rate variability, Circulation 93 (1996), pp. 1043–1065, table 1.
 * https://doi.org/10.1161/01.CIR.93.5.1043. All intervals are in milliseconds.
 */
export interface Beat {
  /** From the beat before to this one. */
  readonly ms: number;
  /** False for an artefact: a beat that was missed, counted twice, or came early. */
  readonly isNormal: boolean;
}

/** 200 and 30 beats a minute: what lies outside is no interval of a heart at rest or at work. */
const POSSIBLE_MS = [300, 2_000] as const;
/**
 * An interval that differs more than this from those around it is none of the sinus node. The share is Malik's (M. Malik et
 * al., European Heart Journal 10 (1989), pp. 1060–1074); that it is compared with a local median rather than with the one
 * interval before is ours, so that one false beat doesn't condemn the next, nor a real change of pace all that follow.
 */
const MOST_DIFFERENCE = 0.2;
const BEFORE = 5;
const AFTER = 2;
/** Of fewer pairs a root mean square says nothing. */
const LEAST_PAIRS = 2;

/**
 * Standard deviation of all intervals, with n − 1.
 * @param rrMs normal intervals
 * @returns milliseconds; `undefined` of fewer than two
 */
export function sdnn(rrMs: readonly number[]): number | undefined {
  if (rrMs.length < 2) return undefined;
  const mean = rrMs.reduce((sum, ms) => sum + ms, 0) / rrMs.length;
  const squares = rrMs.reduce((sum, ms) => sum + (ms - mean) ** 2, 0);
  return Math.sqrt(squares / (rrMs.length - 1));
}

/**
 * Root mean square of successive differences, over pairs of normal beats that follow each other: a pair that touches an
 * artefact doesn't count.
 * @returns milliseconds; `undefined` of fewer than two pairs
 */
export function rmssd(beats: readonly Beat[]): number | undefined {
  let squares = 0;
  let pairs = 0;
  for (const [index, beat] of beats.entries()) {
    const before = beats[index - 1];
    if (!before?.isNormal || !beat.isNormal) continue;
    squares += (beat.ms - before.ms) ** 2;
    pairs += 1;
  }
  return pairs < LEAST_PAIRS ? undefined : Math.sqrt(squares / pairs);
}

/** Tells artefacts from beats, each by the median of up to five intervals before it and two after. */
export function judgeBeats(rrMs: readonly number[]): Beat[] {
  const isPossible = rrMs.map((ms) => ms >= POSSIBLE_MS[0] && ms <= POSSIBLE_MS[1]);
  return rrMs.map((ms, index) => {
    if (!isPossible[index]) return { ms, isNormal: false };
    const around: number[] = [];
    const last = Math.min(rrMs.length - 1, index + AFTER);
    for (let at = Math.max(0, index - BEFORE); at <= last; at += 1)
      if (at !== index && isPossible[at]) around.push(rrMs[at] ?? 0);
    const middle = medianOf(around);
    return { ms, isNormal: middle === undefined || Math.abs(ms - middle) <= MOST_DIFFERENCE * middle };
  });
}

function medianOf(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half];
  if (upper === undefined || sorted.length % 2 === 1) return upper;
  return ((sorted[half - 1] ?? upper) + upper) / 2;
}
