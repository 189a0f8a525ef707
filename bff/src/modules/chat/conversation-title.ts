const MAX_LENGTH = 60;

/** The first line of the first message, shortened between words. */
export function conversationTitle(text: string): string {
  const [line = ''] = text.split('\n', 1);
  const title = line.replace(/\s+/gu, ' ').trim();
  if (title.length <= MAX_LENGTH) return title;
  const cut = title.slice(0, MAX_LENGTH).replace(/[\s\p{P}]+\S*$/u, '');
  // A text without spaces is cut where it must be, though never through a character.
  const shortened =
    cut.length > MAX_LENGTH / 2 ? cut : title.slice(0, MAX_LENGTH).replace(/[\uD800-\uDBFF]$/u, '');
  return `${shortened}…`;
}
