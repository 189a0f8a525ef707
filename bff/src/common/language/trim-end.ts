/**
 * A text without the signs at its end. As a pattern (`/[.\s]+$/`) the same is tried anew at each of them wherever a run
 * of them stands, which takes the square of its length; this looks from the end.
 * @param sign one character, without the flags g and y
 */
export function trimEndOf(text: string, sign: RegExp): string {
  let end = text.length;
  while (end > 0 && sign.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
