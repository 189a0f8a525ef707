import { type Token } from './token.js';

/** Whether one of these marks stands right in front of a word; in front of none stands nothing. */
export function hasMark(token: Pick<Token, 'before'> | undefined, marks: string): boolean {
  return Array.from(token?.before ?? '').some((sign) => marks.includes(sign));
}
