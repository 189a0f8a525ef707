import { isOf, type Pack } from '../pack/pack.js';

/** “zu”, in front of an infinitive or inside one that can be taken apart, and what may stand in front of it there. */
const MARKER = 'infinitive_marker';
const PREFIX = 'separable';
const SHORTEST_VERB = 3;
const ENDING = 'n';

/**
 * “Den Müll rauszubringen” is what somebody is asked to be reminded of, “den Müll rausbringen” what there is to do.
 * One look at each word; a language without a marker keeps its words.
 */
export function withPlainInfinitives(text: string, pack: Pack): string {
  const markers = pack.particles.get(MARKER)?.map(({ words }) => words.join(' ')) ?? [];
  if (markers.length === 0) return text;
  const words = text.split(' ');
  const isLast = (at: number): boolean => at === words.length - 1 || isOf(pack, 'and', words[at + 1] ?? '');
  return words
    .flatMap((word, at) => {
      if (markers.includes(word) && isInfinitive(words[at + 1] ?? '') && isLast(at + 1)) return [];
      return isLast(at) ? [joined(word, markers, pack)] : [word];
    })
    .join(' ');
}

function joined(word: string, markers: readonly string[], { particles }: Pack): string {
  if (!isInfinitive(word)) return word;
  for (const { words } of particles.get(PREFIX) ?? [])
    for (const marker of markers) {
      const prefix = words.join('');
      const verb = word.slice(prefix.length + marker.length);
      if (verb.length >= SHORTEST_VERB && word.startsWith(prefix + marker)) return prefix + verb;
    }
  return word;
}

/** Nouns have a capital where infinitives have none. */
function isInfinitive(word: string): boolean {
  return word.endsWith(ENDING) && word === word.toLowerCase();
}
