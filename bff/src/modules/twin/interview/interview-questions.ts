import { type LineAbout } from '../profile/profile-line.js';

export interface InterviewQuestion {
  /** Kept with the answer; never changes. */
  readonly key: string;
  readonly about: LineAbout;
  readonly question: string;
}

/** What is worth knowing of anybody, in the order in which it is asked. */
export const INTERVIEW_QUESTIONS: readonly InterviewQuestion[] = [
  { key: 'home', about: 'you', question: 'Where do you live, and since when?' },
  { key: 'closest', about: 'people', question: 'Who is closest to you, and who are they to you?' },
  { key: 'joy', about: 'preference', question: 'What do you like doing most when nothing has to be done?' },
  { key: 'work', about: 'you', question: 'What do you work as, or what fills your days?' },
  { key: 'family', about: 'people', question: 'Who belongs to your family?' },
  { key: 'food', about: 'preference', question: 'What do you like to eat, and what do you not eat?' },
  { key: 'now', about: 'now', question: 'What are you in the middle of right now?' },
  { key: 'morning', about: 'preference', question: 'How do you like your mornings?' },
  { key: 'health', about: 'you', question: 'What should be known about your health?' },
  { key: 'friends', about: 'people', question: 'Which friend do you see most, and what do you do together?' },
  { key: 'next', about: 'now', question: 'What is planned for the next weeks?' },
  { key: 'avoid', about: 'preference', question: 'What do you dislike or avoid?' },
  { key: 'money', about: 'you', question: 'What do you spend on gladly, and where do you save?' },
  { key: 'past', about: 'you', question: 'Where did you grow up?' },
  { key: 'learn', about: 'now', question: 'What are you learning at present?' },
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
export function answerAsMemory({ question }: InterviewQuestion, answer: string): string {
  return answer.split(/\s+/u).length >= SENTENCE_WORDS ? answer : `${question} ${answer}`;
}
