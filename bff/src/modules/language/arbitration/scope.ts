import { type Token } from '../tokens/token.js';
import { type ReadForm, type Scope } from './form.js';

const MARKS = ',;.!?:–—…';
const SENTENCE_ENDS = '.!?;…';

/**
 * What was said in front of a clause and goes for it as well. "Ana said … and lock the door" reports both, until a
 * mark; a condition goes on behind its comma, unless it only tells of something past ("when I came home it was cold").
 */
export function scopeAt(start: number, form: ReadForm, tokens: readonly Token[]): Scope | undefined {
  const isOpen = (from: number, marks: string): boolean =>
    !tokens
      .slice(from + 1, start + 1)
      .some(({ before }) => Array.from(before).some((sign) => marks.includes(sign)));
  const isBefore = (places: readonly number[], marks: string): boolean =>
    places.some((at) => at < start && isOpen(at, marks));
  if (isBefore(form.unreal, MARKS)) return 'unreal';
  if (isBefore(form.reports, MARKS)) return 'reported';
  if (isBefore(form.negations, MARKS)) return 'negated';
  return !form.isPast && isBefore(form.conditions, SENTENCE_ENDS) ? 'conditional' : undefined;
}
