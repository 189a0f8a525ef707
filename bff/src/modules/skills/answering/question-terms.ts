import { stem } from '../../../common/language/terms.js';
import { type QuestionKind } from './question-kind.js';
import { type Subject } from './subjects.js';
import { TITLES, type Word } from './words.js';

/** A word of the question that an answer has to account for. */
export interface QuestionTerm {
  readonly stem: string;
  readonly word: string;
  /** How much it counts: words that ask rather than tell count little. */
  readonly weight: number;
  readonly subject: Subject | undefined;
  /** "hiking" in "hiking boots": an answer about other boots is about something else. */
  readonly modifier: string | undefined;
  /** "boots" in "hiking boots": an answer about another hike is, too. */
  readonly head: string | undefined;
  /** "eggs" in "how many eggs", "language" in "which language": what the answer has to be. */
  readonly isFocus: boolean;
}

/** Words that ask rather than tell: an answer need not have them. */
const WEAK = new Set(
  `name kind type sort thing number time date day deadline place way lot many much often long old age per
  exact exactly current currently usual next still now actual again ever famous please
  everybody everyone everything somebody someone something anybody anyone anything nobody people person lady man woman guy
  get go make take have use need want know say tell see drive wear practise own happen come lie
  put give leave forget keep hide store pack place stash due schedule membership subscription fee
  moment answer question detail info information remember`
    .split(/\s+/u)
    .map(stem),
);
/** What each kind of answer says already. */
const WEAK_IN: Partial<Record<QuestionKind, ReadonlySet<string>>> = {
  name: new Set(['call', 'name']),
  price: new Set(['cost', 'price', 'pay', 'charg', 'expens']),
};
/** Kinds whose words say what is asked; a place, a day or a person says it alone. */
const ASKING_BY_WORDS = new Set<QuestionKind>(['what', 'yes-no', 'why', 'number', 'amount', 'duration']);
/** Even there, these leave open what the answer says: "what happened to Ben?" */
const OPEN = new Set(['happen', 'thing', 'kind', 'type', 'sort', 'detail', 'info', 'inform']);
const WEAK_WEIGHT = 0.15;
const TELLING_WEIGHT = 1.5;
const PREPOSITIONS = new Set(['in', 'at', 'of', 'for', 'from', 'on', 'with']);
const DETERMINERS = new Set(['my', 'our', 'the', 'a', 'an', 'his', 'her', 'their']);
const ASKING = new Set('what which who whom whose when where why how'.split(' '));
/** "is the recycling collected": a participle after a noun makes no compound. */
const PAST = /ed$/u;
const KIND_OF = new Set(['kind', 'type', 'sort', 'brand', 'make', 'other'].map(stem));
const LEADS = new Set('have has need needs want wants get like'.split(' '));
const DO = new Set('do does did can could will would should must may'.split(' '));

/** The words of a question that ask for something, other than the persons in it. */
export function readQuestionTerms(
  kind: QuestionKind,
  words: readonly Word[],
  subjects: readonly (Subject | undefined)[],
): readonly QuestionTerm[] {
  const verb = verbOf(words);
  const focus = focusOf(words);
  const terms = words.flatMap((word, index): QuestionTerm[] => {
    if (!isContent(word)) return [];
    return [
      {
        stem: word.stem,
        word: word.word,
        weight: weightOf(kind, words, { index, verb }),
        subject: subjects[index],
        modifier: index === verb ? undefined : halfOf(words[index - 1], word),
        head: index + 1 === verb ? undefined : halfOf(words[index + 1], words[index + 1]),
        isFocus: index === focus,
      },
    ];
  });
  return promoted(kind, terms);
}

function isContent(word: Word): boolean {
  return !word.isStop && !word.isName && !word.isHolder && !ASKING.has(word.word) && !TITLES.has(word.word);
}

/**
 * "When does the dishwasher warranty end": the last of the words after "does" is the verb, not part of a compound; so is
 * what stands behind "do I have to".
 */
function verbOf(words: readonly Word[]): number | undefined {
  const auxiliary = words.findIndex(({ word }) => DO.has(word));
  if (auxiliary < 0) return undefined;
  const led = words.findIndex(
    ({ word }, at) => at > auxiliary && word === 'to' && LEADS.has(words[at - 1]?.word ?? ''),
  );
  if (led > 0) return led + 1;
  let last = auxiliary + (DETERMINERS.has(words[auxiliary + 1]?.word ?? '') ? 2 : 1);
  while (words[last + 1]?.isJoined && words[last + 1]?.isStop === false) last += 1;
  return last;
}

/** "What does Aisha drive?": when nothing else is asked for, the light word is what is asked for. */
function promoted(kind: QuestionKind, terms: readonly QuestionTerm[]): readonly QuestionTerm[] {
  if (!ASKING_BY_WORDS.has(kind) || terms.some(({ weight }) => weight >= 1)) return terms;
  return terms.map((word) => (OPEN.has(word.stem) ? word : { ...word, weight: 1 }));
}

/** What tells a thing from others of its kind counts most: "the carpet in my office", "the kitchen lamp". */
function weightOf(
  kind: QuestionKind,
  words: readonly Word[],
  { index, verb }: { index: number; verb: number | undefined },
): number {
  const { stem: asked = '' } = words[index] ?? {};
  if (WEAK.has(asked) || WEAK_IN[kind]?.has(asked)) return WEAK_WEIGHT;
  const [before = '', beforeThat = ''] = [words[index - 1]?.word, words[index - 2]?.word];
  if (index + 1 !== verb && halfOf(words[index + 1], words[index + 1])) return TELLING_WEIGHT;
  return PREPOSITIONS.has(before) || (DETERMINERS.has(before) && PREPOSITIONS.has(beforeThat))
    ? TELLING_WEIGHT
    : 1;
}

/** The other half of a compound: a telling word with nothing between, as in "the dishwasher's warranty". */
function halfOf(half: Word | undefined, joint: Word | undefined): string | undefined {
  const isNoun = half && isContent(half) && !WEAK.has(half.stem) && !PAST.test(half.word);
  return isNoun && joint?.isJoined ? half.stem : undefined;
}

/** "How many eggs", "which language", "what kind of milk": the first telling word after the asking one. */
function focusOf(words: readonly Word[]): number | undefined {
  const asking = words.findIndex(({ word }) => word === 'which' || word === 'what' || word === 'how');
  if (asking < 0) return undefined;
  const isHow = words[asking]?.word === 'how';
  if (isHow && !/^(?:many|much)$/u.test(words[asking + 1]?.word ?? '')) return undefined;
  let focus = asking + (isHow ? 2 : 1);
  if (KIND_OF.has(words[focus]?.stem ?? '')) focus += words[focus + 1]?.word === 'of' ? 2 : 1;
  const word = words[focus];
  return word && isContent(word) && !WEAK.has(word.stem) ? focus : undefined;
}
