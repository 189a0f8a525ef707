const WIKI_LINK = /\[\[([^\][|#\n]{1,200})(?:[|#][^\][\n]*)?\]\]/gu;
const MAX_TITLES = 50;

/** The titles that a text links to, as notes do: `[[Heat pump]]`, or `[[Heat pump|the pump]]`. */
export function titlesIn(text: string): string[] {
  const titles = [...text.matchAll(WIKI_LINK)]
    .map(([, title = '']) => title.trim())
    .filter((title) => title !== '');
  return [...new Set(titles)].slice(0, MAX_TITLES);
}
