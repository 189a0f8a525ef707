import { isOf, type Pack } from '../pack/pack.js';

/** “zu”, in front of an infinitive or inside one that can be taken apart, and what may stand in front of it there. */
const MARKER = 'infinitive_marker';
const PREFIX = 'separable';
const ENDING = 'infinitive_ending';
const SHORTEST_VERB = 3;

/**
 * “Den Müll rauszubringen” is what somebody is asked to be reminded of, “den Müll rausbringen” what there is to do.
 * One look at each word; a language without a marker keeps its words.
 */
export function withPlainInfinitives(text: string, pack: Pack): string {
  const markers = saidOf(MARKER, pack);
  if (markers.length === 0) return text;
  const words = text.split(' ');
  const isLast = (at: number): boolean => at === words.length - 1 || isOf(pack, 'and', words[at + 1] ?? '');
  return words
    .flatMap((word, at) => {
      if (markers.includes(word) && isInfinitive(words[at + 1] ?? '', pack) && isLast(at + 1)) return [];
      return isLast(at) ? [joined(word, markers, pack)] : [word];
    })
    .join(' ');
}

function joined(word: string, markers: readonly string[], pack: Pack): string {
  if (!isInfinitive(word, pack)) return word;
  for (const prefix of saidOf(PREFIX, pack))
    for (const marker of markers) {
      const verb = word.slice(prefix.length + marker.length);
      if (verb.length >= SHORTEST_VERB && word.startsWith(prefix + marker)) return prefix + verb;
    }
  return word;
}

/** Nouns have a capital where infinitives have none. */
function isInfinitive(word: string, pack: Pack): boolean {
  return word === word.toLowerCase() && saidOf(ENDING, pack).some((ending) => word.endsWith(ending));
}

function saidOf(particle: string, { particles }: Pack): readonly string[] {
  return particles.get(particle)?.map(({ words }) => words.join(' ')) ?? [];
}
