import { type Act, type Clause } from '../understanding.js';
import { type ReadClause } from './read-clause.js';

const WELL_COVERED = 0.85;
/** A question changes nothing, so less of it need be understood. */
const PLAINLY_ASKED = 0.6;
const LEAST_CONFIDENCE = 0.15;
/** In words. */
const SURE_WORTH = 1;
/** What is said of oneself, or to nobody. */
export const OWN: ReadonlySet<Act> = new Set(['mood', 'reading', 'talk', 'world']);

/** A short command that is surely one is worth to be cut out of a long telling. */
export function stressed(read: ReadClause, length: number): ReadClause {
  const isStressed = read.isSure && !read.isHint && read.clause.act === 'home' && length > 1;
  return isStressed ? { ...read, value: read.value + SURE_WORTH / length } : read;
}

/**
 * "I'm reading in bed, give me a bit of light", "office blinds down, can't see my screen": asked which one is meant, or
 * told that there is none, rather than kept.
 */
export function isAskedFor({ clause: { act, form, chosen } }: ReadClause): boolean {
  return (
    act === 'home' &&
    chosen?.source === 'frames' &&
    ((form.isImperative && chosen.verdict === 'ambiguous' && chosen.coverage > WELL_COVERED) ||
      (chosen.verdict === 'missing' && chosen.coverage === 1 && chosen.unread.length === 0))
  );
}

/**
 * Else statements would be torn apart: a part has to be a sure command that is no mere hint. What is said of oneself
 * counts only where the whole is nothing else.
 */
export function isWorthCutting(cut: readonly ReadClause[], whole: ReadClause): boolean {
  return (
    cut.length > 1 &&
    cut.some((read) => {
      const { clause, isSure, isHint } = read;
      if (isAskedFor(read)) return true;
      if (!isSure || isHint || clause.confidence < LEAST_CONFIDENCE) return false;
      if (clause.act === 'reading' && (clause.chosen?.coverage ?? 0) > WELL_COVERED) return true;
      if (OWN.has(clause.act)) return OWN.has(whole.clause.act);
      return (clause.chosen?.coverage ?? 0) > (isQuestionOfHome(clause) ? PLAINLY_ASKED : WELL_COVERED);
    })
  );
}

function isQuestionOfHome({ act, form }: Clause): boolean {
  return act === 'home' && form.isQuestion && !form.isPolite;
}
