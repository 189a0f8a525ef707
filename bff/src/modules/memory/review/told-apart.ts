import { stem, terms } from '../../../common/language/terms.js';
import { words } from '../../../common/language/tokens.js';
import { knowledgeOf } from '../../language/knowledge/knowledge.js';
import { sentencesOf, wordsOf } from '../extraction/sentence-words.js';
import { type Tagger } from '../extraction/tagger.js';

/** What a text speaks of. */
interface Named {
  /** Everything that is said, function words too: somebody may be called Will. */
  all: ReadonlySet<string>;
  names: ReadonlySet<string>;
  nouns: ReadonlySet<string>;
  /** In the order in which they are spoken of. */
  people: readonly string[];
}

/** The library reads some thirty characters a millisecond; what is new in a long text is told in its beginning. */
const MAX_SENTENCES = 20;
const PERSON = ['Person', 'FirstName', 'LastName'];
const NAMED = [...PERSON, 'Place', 'City', 'Country', 'Region', 'Organization', 'ProperNoun'];
const CALENDAR = ['Date', 'Month', 'WeekDay'];

const AMOUNTS = knowledgeOf('amounts', { words: ['amounts'] });
let asGoodAsNumbers: ReadonlySet<string> | undefined;

/** Days, months and counts tell as much as numerals, in whatever language. */
function isAmount(term: string): boolean {
  asGoodAsNumbers ??= new Set(
    AMOUNTS.all().flatMap(({ words: { amounts } }) => terms([...amounts].join(' '))),
  );
  return /\p{N}/u.test(term) || asGoodAsNumbers.has(term);
}

/** They are lost with the punctuation: a currency, and what makes a number negative. */
const SIGNS = /\p{Sc}|%|(?<![\p{L}\p{N}])[-−](?=\p{N})/gu;

/** Whether two texts give the same numbers, dates and amounts. */
export function haveSameAmounts(one: string, other: string): boolean {
  const [a, b] = [new Set(terms(one)), new Set(terms(other))];
  return signsOf(one) === signsOf(other) && ![...a.symmetricDifference(b)].some(isAmount);
}

/**
 * Whether two texts that share most of their words speak of the same people, places and things: "Ana likes jazz" and "Ben
 * likes jazz" are two memories, and so are "Ana paid Ben" and "Ben paid Ana".
 */
export function speakOfTheSame(one: string, other: string, tag: Tagger): boolean {
  const [a, b] = [namedIn(one, tag), namedIn(other, tag)];
  if (!a.names.isSubsetOf(b.all) || !b.names.isSubsetOf(a.all)) return false;
  if (a.people.join(' ') !== b.people.join(' ')) return false;
  const isOfItsOwn = ({ nouns }: Named, { all }: Named): boolean => !nouns.isSubsetOf(all);
  return !(isOfItsOwn(a, b) && isOfItsOwn(b, a));
}

function namedIn(text: string, tag: Tagger): Named {
  const names = new Set<string>();
  const nouns = new Set<string>();
  const people = new Set<string>();
  for (const sentence of sentencesOf(text).slice(0, MAX_SENTENCES)) {
    const tags = tag(sentence);
    wordsOf(sentence).forEach(({ text: word, start, isCapital }, place) => {
      const known = tags.get(start) ?? new Set();
      const isAny = (kinds: readonly string[]): boolean => kinds.some((kind) => known.has(kind));
      if (isAny(CALENDAR) || known.has('Pronoun')) return;
      const stems = words(word).map(stem);
      if (isAny(PERSON)) stems.forEach((each) => people.add(each));
      if (isAny(NAMED) || (isCapital && place > 0)) stems.forEach((each) => names.add(each));
      if (known.has('Noun')) stems.forEach((each) => nouns.add(each));
    });
  }
  return { all: new Set(words(text).map(stem)), names, nouns, people: [...people] };
}

function signsOf(text: string): string {
  return (text.match(SIGNS) ?? []).toSorted().join('');
}
