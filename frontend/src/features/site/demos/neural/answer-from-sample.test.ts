import { answerFromSample, memoriesAbout } from './answer-from-sample';
import { entities, memories } from './sample-life';

const ids = (question: string) => answerFromSample(question).sources.map(({ id }) => id);

test.each([
  ['What is Ana allergic to?', 'peanuts'],
  ['What did Jonas recommend in Porto?', 'restaurant'],
  ['When is the boiler due?', 'boiler'],
  ['what medicine does the dog get', 'vet'],
  ['When should I call my mother?', 'calls'],
  ['WHY DOES MY KNEE HURT', 'knee'],
])('%s', (question, id) => {
  expect(ids(question)).toContain(id);
});

test.each([
  'Where does Ben live?',
  'What is Ben allergic to?',
  'Who won the cup?',
  '',
  '???',
  'x'.repeat(3000),
])('has nothing about “%s”', (question) => {
  expect(ids(question)).toEqual([]);
});

test('every memory is about something in the picture, and everything there has one', () => {
  const known = new Set(entities.map(({ id }) => id));
  expect(memories.flatMap(({ about }) => about).filter((id) => !known.has(id))).toEqual([]);
  expect(entities.filter(({ id }) => memoriesAbout(id).length === 0)).toEqual([]);
});
