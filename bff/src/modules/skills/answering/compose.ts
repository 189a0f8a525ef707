import { spokenDate } from '../kit/spoken.js';
import { type Phrase } from '../skill.js';
import { needsDayOfTelling } from './answer-types.js';
import { type Answer, type Findings, type Tellable } from './find-answers.js';
import { type Question } from './question.js';
import { type CitedMemory, firstSentenceOf, sourceOf, quoteToOwner, quoteInline } from './quoting.js';

type AnswerMemory = CitedMemory & Tellable;

const MAX_CITED = 3;
const NOTHING = 'I don’t have anything about that.';
const NOT_SURELY = 'I don’t have anything about that for sure. Closest I have:';
const OFFER = ' Tell me with “remember that …”, and I will know it next time.';

/**
 * The answer in the owner's own words with its sources; or plainly that there is none, with what comes closest. `related`:
 * what was found and answers nothing, best first.
 */
export function composeAnswer(
  { question, answers, closest }: Findings<AnswerMemory>,
  timeZone: string,
  related: readonly AnswerMemory[] = [],
): Phrase[] {
  if (answers.length > 0) {
    return answers.slice(0, MAX_CITED).map((answer, place) => ({
      text: (place > 0 ? '\n\n' : '') + tellAnswer(question, answer, timeZone),
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
  if (near.length === 0) return [{ text: NOTHING }, { text: OFFER }];
  return [{ text: NOT_SURELY }, ...near.slice(0, MAX_CITED).map((one) => tellClosest(one, timeZone))];
}

/** "When" is answered with the day first, unless the sentence names it itself. */
function tellAnswer(
  { kind }: Question,
  { memory, sentence }: Answer<AnswerMemory>,
  timeZone: string,
): string {
  const told = quoteToOwner(sentence.text, memory);
  if (kind !== 'when') return told;
  // A day as a calendar has it, kept as its midnight in UTC.
  if (memory.happenedAt !== null)
    return `${spokenDate(new Date(memory.happenedAt), 'UTC')}: ${quoteInline(sentence.text, memory)}`;
  // "Last week" counts from the day it was said.
  return !needsDayOfTelling(sentence.text)
    ? told
    : `You told me on ${spokenDate(new Date(memory.recordedAt), timeZone)}: ${quoteInline(sentence.text, memory)}`;
}

/** A statement is no question: whatever is about the same is worth showing beside the offer to keep it. */
export function tellRelated({ answers, closest }: Findings<AnswerMemory>): Phrase | undefined {
  const related = answers[0] ?? closest[0];
  if (!related) return undefined;
  const { memory, sentence } = related;
  return {
    text: `\n\nYou told me before: ${quoteInline(sentence.text, memory)}`,
    source: sourceOf(memory, sentence.text),
  };
}

function tellClosest(
  { memory, sentence }: { memory: AnswerMemory; sentence: string },
  timeZone: string,
): Phrase {
  return {
    text: `\n\n${spokenDate(new Date(memory.recordedAt), timeZone)}: ${quoteInline(sentence, memory)}`,
    source: sourceOf(memory, sentence),
    isClosest: true,
  };
}
