import { namedGroups } from '../../language/knowledge/named-groups.js';
import { knowledgeOf } from '../../language/knowledge/knowledge.js';

/** How summaries and comparisons are asked for: `over-time.yaml`. */
const WORDS = knowledgeOf('over-time', { says: ['the_one_before'], ways: ['summary', 'comparison'] });

/** What is to be summed up; empty where that was not said, undefined where no summary is asked for, in any language. */
export function summedUpIn(text: string): string | undefined {
  for (const { ways } of WORDS.all()) {
    const found = namedGroups(text, ways.summary);
    if (found) return found.subject ?? '';
  }
  return undefined;
}

/** What is compared: with nothing else, it is with the one before it. */
interface Compared {
  readonly one: string;
  readonly other?: string;
}

/** The two things that are to be compared, by each of the ways that fit, in any language. */
export function comparedIn(text: string): Compared[] {
  return WORDS.all().flatMap(({ ways, says }) =>
    ways.comparison.flatMap((way) => {
      const { one, other = '' } = namedGroups(text, [way]) ?? {};
      if (!one) return [];
      return [says.the_one_before.test(other) ? { one } : { one, other }];
    }),
  );
}
