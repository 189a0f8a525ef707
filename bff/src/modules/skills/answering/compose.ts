import { spokenDate } from '../kit/spoken.js';
import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';
import { type Phrase } from '../skill.js';
import { needsDayOfTelling } from './answer-types.js';
import { speechOf } from './lexicon/speech.js';
import { type Counted } from './counting.js';
import { type Answer, type Findings, type Tellable } from './find-answers.js';
import { type Question } from './question.js';
import { type CitedMemory, firstSentenceOf, sourceOf, quoteToOwner, quoteInline } from './quoting.js';

type AnswerMemory = CitedMemory & Tellable;

const MAX_CITED = 3;
/** Of what was counted. */
const MOST_LISTED = 10;

/** Where and in which language it is told. */
interface Place {
  /** IANA name. */
  readonly timeZone: string;
  readonly phrases: TwinPhrases;
}

/**
 * The answer in the owner's own words with its sources; or plainly that there is none, with what comes closest. `related`:
 * what was found and answers nothing, best first.
 */
export function composeAnswer(
  { question, answers, closest }: Findings<AnswerMemory>,
  place: Place,
  related: readonly AnswerMemory[] = [],
): Phrase[] {
  if (answers.length > 0) {
    return answers.slice(0, MAX_CITED).map((answer, index) => ({
      text: (index > 0 ? '\n\n' : '') + tellAnswer(question, answer, place),
      source: sourceOf(answer.memory, answer.sentence.text),
    }));
  }
  const told = new Set(closest.map(({ memory }) => memory.id));
  const near = [
    ...closest.map(({ memory, sentence }) => ({ memory, sentence: sentence.text })),
    ...related
      .filter(({ id }) => !told.has(id))
      .map((memory) => ({ memory, sentence: firstSentenceOf(memory) })),
  ];
  const { phrases } = place;
  if (near.length === 0) return [{ text: phrases.say('unknown') }, { text: phrases.say('unknown-offer') }];
  return [
    { text: phrases.say('closest') },
    ...near.slice(0, MAX_CITED).map((one) => tellClosest(one, place)),
  ];
}

/** How many there are, and the latest of them. */
export function composeCount(counted: readonly Counted<AnswerMemory>[], phrases: TwinPhrases): Phrase[] {
  const count = counted.reduce((sum, each) => sum + each.count, 0);
  const timeOf = ({ memory }: Counted<AnswerMemory>): number =>
    Date.parse(memory.happenedAt ?? memory.recordedAt);
  const latest = counted.toSorted((one, other) => timeOf(other) - timeOf(one)).slice(0, MOST_LISTED);
  return [
    { text: phrases.say('counted', { count }) },
    ...latest.map(({ memory, sentence }) => ({
      text: `\n\n${quoteToOwner(sentence.text, memory, phrases)}`,
      source: sourceOf(memory, sentence.text),
    })),
  ];
}

/** "When" is answered with the day first, unless the sentence names it itself. */
function tellAnswer(
  { kind }: Question,
  { memory, sentence }: Answer<AnswerMemory>,
  { timeZone, phrases }: Place,
): string {
  const told = quoteToOwner(sentence.text, memory, phrases);
  if (kind !== 'when') return told;
  // A day as a calendar has it, kept as its midnight in UTC.
  const quote = quoteInline(sentence.text, memory, phrases);
  if (memory.happenedAt !== null) {
    const date = spokenDate(new Date(memory.happenedAt), { timeZone: 'UTC', phrases });
    return phrases.say('told-of', { date, quote });
  }
  // "Last week" counts from the day it was said.
  return !needsDayOfTelling(sentence.text, speechOf(phrases.language))
    ? told
    : phrases.say('told-on', { date: spokenDate(new Date(memory.recordedAt), { timeZone, phrases }), quote });
}

/** A statement is no question: whatever is about the same is worth showing beside the offer to keep it. */
export function tellRelated(
  { answers, closest }: Findings<AnswerMemory>,
  phrases: TwinPhrases,
): Phrase | undefined {
  const related = answers[0] ?? closest[0];
  if (!related) return undefined;
  const { memory, sentence } = related;
  const quote = quoteInline(sentence.text, memory, phrases);
  return {
    text: `\n\n${phrases.say('told-before', { quote })}`,
    source: sourceOf(memory, sentence.text),
  };
}

function tellClosest(
  { memory, sentence }: { memory: AnswerMemory; sentence: string },
  { timeZone, phrases }: Place,
): Phrase {
  const date = spokenDate(new Date(memory.recordedAt), { timeZone, phrases });
  const quote = quoteInline(sentence, memory, phrases);
  return {
    text: `\n\n${phrases.say('told-of', { date, quote })}`,
    source: sourceOf(memory, sentence),
    isClosest: true,
  };
}
