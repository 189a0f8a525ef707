import { SentenceCutter } from './sentence-cutter';
import { speakable } from '../../../platform/speech/speakable';

/** What is given of an answer that comes letter by letter, and what is left of it at its end. */
function cut(answer: string, pieces = Array.from(answer)): { given: string[]; rest: string[] } {
  const cutter = new SentenceCutter();
  let written = '';
  const given = pieces.flatMap((piece) => cutter.next((written += piece)));
  return { given, rest: cutter.rest(answer) };
}

test('gives a sentence as soon as the next one begins', () => {
  const cutter = new SentenceCutter();
  expect(cutter.next('Ana likes tea.')).toEqual([]);
  expect(cutter.next('Ana likes tea. ')).toEqual([]);
  expect(cutter.next('Ana likes tea. B')).toEqual(['Ana likes tea.']);
  expect(cutter.next('Ana likes tea. Ben does')).toEqual([]);
  expect(cutter.rest('Ana likes tea. Ben does not.')).toEqual(['Ben does not.']);
});

test.each([
  'It weighs 3.5 kg. I saw Dr. Smith at 9 p.m. on Monday. Then he left.',
  'You slept 6 h. 12 eggs were left. Fine.',
  'Ana is allergic to peanuts. [1] Ben is not. [2][3]',
  '## Today\n\n1. Tea\n2. **Milk** and _eggs_\n\nThat is all. Really!',
  'Here:\n```\nlet a = 1. Then b.\n```\nIt is short. So is this.',
])('letter by letter, it gives each sentence of %j once', (answer) => {
  const { given, rest } = cut(answer);
  expect([...given, ...rest]).toEqual(speakable(answer));
  expect(given).not.toEqual([]);
});

test('never gives a marker, not even half of one', () => {
  const { given, rest } = cut('Ana [1] is allergic. [2] Ben [12] is not. [3]');
  expect([...given, ...rest].join(' ')).not.toMatch(/[[\]\d]/);
});

test('gives nothing twice to who watches the answer anew', () => {
  const cutter = new SentenceCutter();
  expect(cutter.next('One. Two')).toEqual(['One.']);
  expect(cutter.next('')).toEqual([]);
  expect(cutter.next('One. Two. T')).toEqual(['Two.']);
});

test('gives all of an answer that became another', () => {
  const cutter = new SentenceCutter();
  cutter.next('One. Two');
  expect(cutter.rest('The answer failed. Ask again.')).toEqual(['The answer failed.', 'Ask again.']);
});
