/** Shorter beginnings are shared by chance. */
const MIN_SHARED = 4;

/**
 * The share of two stems that is the same, where one is the beginning of the other but for its last letter, else 0: a
 * stemmer that only strips suffixes keeps "decid" from "decis" and "photo" from "photograph".
 */
export function sharedRoot(stem: string, other: string): number {
  const shorter = Math.min(stem.length, other.length);
  if (shorter < MIN_SHARED) return 0;
  let shared = 0;
  while (shared < shorter && stem[shared] === other[shared]) shared++;
  return shared >= MIN_SHARED && shared >= shorter - 1 ? shared / Math.max(stem.length, other.length) : 0;
}
