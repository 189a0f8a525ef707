import { type ListTotal } from '../../../common/list-total.js';
import { withoutCourtesy } from '../understanding/phrasing.js';
import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';
import { type Phrase } from '../skill.js';
import { spokenTotal } from '../kit/spoken.js';
import { speechOf } from './lexicon/speech.js';
import { type CitedMemory, firstSentenceOf, sourceOf, quoteToOwner } from './quoting.js';

/** "What do you know about me?" asks for no memory in particular. */
export function asksForEverything(question: string, language: string): boolean {
  return speechOf(language).says('everything', withoutCourtesy(question).rest);
}

/** How much there is, and the newest of it. */
export function composeOverview(
  newest: readonly CitedMemory[],
  all: ListTotal,
  phrases: TwinPhrases,
): Phrase[] {
  const { total: count } = all;
  if (count === 0) return [{ text: phrases.say('overview-none') }];
  const opening = phrases.say('overview', { count, total: spokenTotal(all, phrases) });
  return [
    { text: opening },
    ...newest.map((memory) => ({
      text: `\n\n${quoteToOwner(firstSentenceOf(memory), memory, phrases)}`,
      source: sourceOf(memory),
    })),
  ];
}
