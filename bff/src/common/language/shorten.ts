/** Cuts a text between two words, or where it must when there is no space, and says so with an ellipsis. */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength).replace(/[\s\p{P}]+[^\s\p{P}]*$/u, '');
  const isTooShort = cut.length <= maxLength / 2;
  return `${isTooShort ? text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/u, '') : cut}…`;
}
