import { type FieldError } from './problem.js';

const NUL = '\u0000';

/**
 * The first text in a value that no database column can hold: with NUL, which PostgreSQL refuses, or half of a
 * character. Undefined where there is none. Depth and size are those of a parsed body, which is bounded.
 */
export function unstorableText(value: unknown, path: readonly string[] = []): FieldError | undefined {
  if (typeof value === 'string') {
    if (!value.includes(NUL) && value.isWellFormed()) return undefined;
    return { path: path.join('.'), message: 'The text contains a character that cannot be stored.' };
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = unstorableText(key, path) ?? unstorableText(inner, [...path, key]);
    if (found) return found;
  }
  return undefined;
}
