import { spokenDate } from '../kit/spoken.js';
import { type Phrase } from '../skill.js';
import { needsDayOfTelling } from './answer-types.js';
import { type Answer, type Findings, type Tellable } from './find-answers.js';
import { type Question } from './question.js';
import { type CitedMemory, sourceOf, quoteToOwner, quoteInline } from './quoting.js';

type AnswerMemory = CitedMemory & Tellable;

const MAX_CITED = 3;
const NOTHING = 'I don’t have anything about that.';
const OFFER = ' Tell me with “remember that …”, and I will know it next time.';

/** The answer in the owner's own words with its sources; or plainly that there is none. */
export function composeAnswer(
  { question, answers, closest }: Findings<AnswerMemory>,
  timeZone: string,
): Phrase[] {
  if (answers.length > 0) {
    return answers.slice(0, MAX_CITED).map((answer, place) => ({
      text: (place > 0 ? '\n\n' : '') + tellAnswer(question, answer, timeZone),
      source: sourceOf(answer.memory, answer.sentence.text),
    }));
  }
  if (!closest) return [{ text: NOTHING }, { text: OFFER }];
  return [{ text: `${NOTHING} ` }, tellClosest(closest, timeZone)];
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
  const related = answers[0] ?? closest;
  if (!related) return undefined;
  const { memory, sentence } = related;
  return {
    text: `\n\nYou told me before: ${quoteInline(sentence.text, memory)}`,
    source: sourceOf(memory, sentence.text),
  };
}

function tellClosest({ memory, sentence }: Answer<AnswerMemory>, timeZone: string): Phrase {
  return {
    text: `The closest thing I have, from ${spokenDate(new Date(memory.recordedAt), timeZone)}: ${quoteInline(sentence.text, memory)}`,
    source: sourceOf(memory, sentence.text),
  };
}
