/** Deeper than any attribute of a device, and shallow enough for every reader of JSON on the way. */
const MAX_DEPTH = 16;

/** Whether the database can keep it as JSON: no NUL, no half of a character, not too deep. */
export function isStorableJson(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth === MAX_DEPTH) return false;
  return Object.entries(value).every(
    ([key, inner]) => isStorableText(key) && isStorableJson(inner, depth + 1),
  );
}

export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
