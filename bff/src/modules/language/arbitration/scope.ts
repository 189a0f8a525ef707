import { hasMark } from '../tokens/marks.js';
import { type Token } from '../tokens/token.js';
import { type ReadForm, type Scope } from './form.js';

const MARKS = ',;.!?:–—…';
const SENTENCE_ENDS = '.!?;…';
const OPENING = ',:';

/**
 * What was said in front of a clause and goes for it as well. "Ana said … and lock the door" reports both, until a
 * mark; a condition goes on behind its comma, unless it only tells of something past ("when I came home it was cold").
 */
export function scopeAt(start: number, form: ReadForm, tokens: readonly Token[]): Scope | undefined {
  const isOpen = (from: number, marks: string): boolean =>
    !tokens.slice(from + 1, start + 1).some((token) => hasMark(token, marks));
  const isBefore = (places: readonly number[], marks: string): boolean =>
    places.some((at) => at < start && isOpen(at, marks));
  // "Ana said, lock the door": the mark right behind it opens what was said.
  const isOpening = (at: number): boolean => hasMark(tokens[at + 1], OPENING) && isOpen(at + 1, MARKS);
  // What begins inside a quotation is somebody else's as well.
  if (form.quoted.has(start) && form.quoted.has(start - 1)) return 'reported';
  if (isBefore(form.unreal, MARKS)) return 'unreal';
  if (isBefore(form.reports, MARKS) || form.reports.some((at) => at < start && isOpening(at)))
    return 'reported';
  if (isBefore(form.negations, MARKS)) return 'negated';
  return !form.isPast && isBefore(form.conditions, SENTENCE_ENDS) ? 'conditional' : undefined;
}
