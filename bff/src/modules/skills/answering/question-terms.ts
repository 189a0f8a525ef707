import { type QuestionKind, type Speech } from './lexicon/speech.js';
import { type Subject } from './subjects.js';
import { type Word } from './words.js';

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

/** Kinds whose words say what is asked; a place, a day or a person says it alone. */
const ASKING_BY_WORDS = new Set<QuestionKind>(['what', 'yes-no', 'why', 'number', 'amount', 'duration']);
const WEAK_WEIGHT = 0.15;
const TELLING_WEIGHT = 1.5;

/** A question as it is being read. */
interface Reading {
  readonly kind: QuestionKind;
  readonly words: readonly Word[];
  readonly verb: number | undefined;
  readonly speech: Speech;
}

/** The words of a question that ask for something, other than the persons in it. */
export function readQuestionTerms(
  kind: QuestionKind,
  words: readonly Word[],
  subjects: readonly (Subject | undefined)[],
  speech: Speech,
): readonly QuestionTerm[] {
  const verb = verbOf(words, speech);
  const focus = focusOf(words, speech);
  const reading = { kind, words, verb, speech };
  const terms = words.flatMap((word, index): QuestionTerm[] => {
    if (!isContent(word, speech)) return [];
    return [
      {
        stem: word.stem,
        word: word.word,
        weight: weightOf(reading, index),
        subject: subjects[index],
        modifier: index === verb ? undefined : halfOf(words[index - 1], word, speech),
        head: index + 1 === verb ? undefined : halfOf(words[index + 1], words[index + 1], speech),
        isFocus: index === focus,
      },
    ];
  });
  return promoted(kind, terms, speech);
}

function isContent({ word, isStop, isName, isHolder }: Word, speech: Speech): boolean {
  return !isStop && !isName && !isHolder && !speech.is('asking', word) && !speech.is('titles', word);
}

/**
 * "When does the dishwasher warranty end": the last of the words after "does" is the verb, not part of a compound; so is
 * what stands behind "do I have to".
 */
function verbOf(words: readonly Word[], speech: Speech): number | undefined {
  const auxiliary = words.findIndex(({ word }) => speech.is('auxiliaries', word));
  if (auxiliary < 0) return undefined;
  const led = words.findIndex(
    ({ word }, at) =>
      at > auxiliary && speech.is('to', word) && speech.is('leads', words[at - 1]?.word ?? ''),
  );
  if (led > 0) return led + 1;
  let last = auxiliary + (speech.is('telling_determiners', words[auxiliary + 1]?.word ?? '') ? 2 : 1);
  while (words[last + 1]?.isJoined && words[last + 1]?.isStop === false) last += 1;
  return last;
}

/** "What does Aisha drive?": when nothing else is asked for, the light word is what is asked for. */
function promoted(
  kind: QuestionKind,
  terms: readonly QuestionTerm[],
  speech: Speech,
): readonly QuestionTerm[] {
  if (!ASKING_BY_WORDS.has(kind) || terms.some(({ weight }) => weight >= 1)) return terms;
  return terms.map((word) => (speech.isStem('open', word.stem) ? word : { ...word, weight: 1 }));
}

/** What tells a thing from others of its kind counts most: "the carpet in my office", "the kitchen lamp". */
function weightOf({ kind, words, verb, speech }: Reading, index: number): number {
  const { stem: asked = '' } = words[index] ?? {};
  if (speech.isStem('weak', asked) || isWeakIn(kind, asked, speech)) return WEAK_WEIGHT;
  const [before = '', beforeThat = ''] = [words[index - 1]?.word, words[index - 2]?.word];
  if (index + 1 !== verb && halfOf(words[index + 1], words[index + 1], speech)) return TELLING_WEIGHT;
  const isTelling =
    speech.is('telling_prepositions', before) ||
    (speech.is('telling_determiners', before) && speech.is('telling_prepositions', beforeThat));
  return isTelling ? TELLING_WEIGHT : 1;
}

/** What each kind of answer says already. */
function isWeakIn(kind: QuestionKind, stem: string, speech: Speech): boolean {
  return (
    (kind === 'name' || kind === 'number' || kind === 'price') && speech.isStem(`weak_for_${kind}`, stem)
  );
}

/** The other half of a compound: a telling word with nothing between, as in "the dishwasher's warranty". */
function halfOf(half: Word | undefined, joint: Word | undefined, speech: Speech): string | undefined {
  if (speech.reading.manner.joins_compounds || !half) return undefined;
  const isNoun =
    isContent(half, speech) &&
    !speech.isStem('weak', half.stem) &&
    !speech.endsWith('participle_endings', half.word);
  return isNoun && joint?.isJoined ? half.stem : undefined;
}

/** "How many eggs", "which language", "what kind of milk": the first telling word after the asking one. */
function focusOf(words: readonly Word[], speech: Speech): number | undefined {
  const asking = words.findIndex(({ word }) => speech.is('focus', word) || speech.is('amount', word));
  if (asking < 0) return undefined;
  const isAmount = speech.is('amount', words[asking]?.word ?? '');
  if (isAmount && !speech.is('amount_words', words[asking + 1]?.word ?? '')) return undefined;
  let focus = asking + (isAmount ? 2 : 1);
  if (speech.isStem('kind_of', words[focus]?.stem ?? ''))
    focus += speech.is('of', words[focus + 1]?.word ?? '') ? 2 : 1;
  const word = words[focus];
  return word && isContent(word, speech) && !speech.isStem('weak', word.stem) ? focus : undefined;
}
