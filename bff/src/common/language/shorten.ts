/** Cuts a text between two words, or where it must when there is no space, and says so with an ellipsis. */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  // Half of a character is no character.
  const start = text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/u, '');
  const words = start.replace(/[\s\p{P}]+[^\s\p{P}]*$/u, '');
  return `${words.length > maxLength / 2 ? words : start}…`;
}
