import { phrasesIn, USUAL_LANGUAGE } from '../../language/phrases/phrases-in.js';
import { type LineAbout } from '../profile/profile-line.js';

export interface InterviewQuestion {
  /** Kept with the answer; never changes. */
  readonly key: string;
  readonly about: LineAbout;
}

/** What is worth knowing of anybody, in the order in which it is asked; the phrases `interview-…` ask it. */
export const INTERVIEW_QUESTIONS: readonly InterviewQuestion[] = [
  { key: 'home', about: 'you' },
  { key: 'closest', about: 'people' },
  { key: 'joy', about: 'preference' },
  { key: 'work', about: 'you' },
  { key: 'family', about: 'people' },
  { key: 'food', about: 'preference' },
  { key: 'now', about: 'now' },
  { key: 'morning', about: 'preference' },
  { key: 'health', about: 'you' },
  { key: 'friends', about: 'people' },
  { key: 'next', about: 'now' },
  { key: 'avoid', about: 'preference' },
  { key: 'money', about: 'you' },
  { key: 'past', about: 'you' },
  { key: 'learn', about: 'now' },
];

/** As many as are answered in two minutes. */
export const AT_ONCE = 3;
/** Fewer words are no sentence: without the question nobody knows what they say. */
const SENTENCE_WORDS = 4;

/** The next questions: of what least is known first, each part of a life at most once while there are others. */
export function nextQuestions(
  answered: ReadonlySet<string>,
  lines: ReadonlyMap<LineAbout, number>,
): InterviewQuestion[] {
  const open = INTERVIEW_QUESTIONS.filter(({ key }) => !answered.has(key));
  const known = ({ about }: InterviewQuestion): number => lines.get(about) ?? 0;
  const turns = new Map<LineAbout, number>();
  return open
    .map((question) => {
      const turn = turns.get(question.about) ?? 0;
      turns.set(question.about, turn + 1);
      return { question, turn };
    })
    .toSorted((one, other) => one.turn - other.turn || known(one.question) - known(other.question))
    .slice(0, AT_ONCE)
    .map(({ question }) => question);
}

/** What is kept of an answer: its words, after the question where they say nothing without it. */
export function answerAsMemory(question: string, answer: string): string {
  return answer.split(/\s+/u).length >= SENTENCE_WORDS ? answer : `${question} ${answer}`;
}

/** In the language of the screens. */
export function questionOf({ key }: InterviewQuestion): string {
  return phrasesIn(USUAL_LANGUAGE).say(`interview-${key}`);
}
