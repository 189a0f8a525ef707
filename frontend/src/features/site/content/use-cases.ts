interface UseCase {
  title: string;
  /** What was told. */
  text: string;
  question: string;
  answer: string;
  /** When it was told. */
  source: string;
}

/** Invented people; what they ask is what the product answers today. */
export const useCases: UseCase[] = [
  {
    title: 'Family',
    text: 'Allergies, sizes, who prefers a call to a message, what was promised to whom.',
    question: 'What is Ana allergic to?',
    answer: 'Your sister Ana is allergic to peanuts.',
    source: '4 Mar, 18:22',
  },
  {
    title: 'Health',
    text: 'What the doctor said, the figure on the paper, when it should be looked at again.',
    question: 'What was my ferritin?',
    answer: 'Ferritin came back at 18, a little low.',
    source: '2 Mar, 11:05',
  },
  {
    title: 'The house',
    text: 'Services, warranties, the paint of the hallway, where the stopcock is.',
    question: 'When is the boiler serviced next?',
    answer: 'The boiler was serviced in February, next one due in October.',
    source: '19 Feb, 09:40',
  },
  {
    title: 'People you meet',
    text: 'What somebody does, who introduced you, what you said you would send.',
    question: 'Where does Jonas work?',
    answer: 'Jonas lives in Porto and works at a bakery.',
    source: '6 Mar, 21:13',
  },
  {
    title: 'Work',
    text: 'Decisions and their reasons, in the words they were made in.',
    question: 'Why did we move the launch?',
    answer: 'The launch was moved because the print shop needs ten days.',
    source: '12 Jan, 16:30',
  },
  {
    title: 'Reading and study',
    text: 'A sentence worth keeping, with where it stands.',
    question: 'What did I note about spaced repetition?',
    answer: 'Spaced repetition works best when the next review comes just before forgetting.',
    source: '27 Jan, 22:08',
  },
];
