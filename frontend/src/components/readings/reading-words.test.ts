import { differenceWords, rangeWords, valueWords, wholeValue } from './reading-words';

const hours = { unit: 'h', decimals: 1 };
const kilograms = { unit: 'kg', decimals: 1 };
const percent = { unit: '%', decimals: 0 };

it.each([
  [6.2, hours, '6 h 12'],
  [0.3, hours, '18 min'],
  [7.999, hours, '8 h 00'],
  [64, kilograms, '64.0 kg'],
  [97, percent, '97%'],
  [7412, { unit: '', decimals: 0 }, '7,412'],
])('writes %d as people do', (value, writing, words) => {
  expect(wholeValue(value, writing)).toBe(words);
});

it('tells how far apart two values are, and nothing where they read alike', () => {
  expect(differenceWords(6.2, 7, hours)).toBe('48 min');
  expect(differenceWords(5.5, 7, hours)).toBe('1 h 30');
  expect(differenceWords(64.1, 64.3, kilograms)).toBe('0.2');
  expect(differenceWords(64.11, 64.13, kilograms)).toBeUndefined();
});

it('writes ranges without a dash that could be a minus', () => {
  expect(rangeWords(55, 61, { unit: 'bpm', decimals: 0 })).toBe('55–61');
  expect(rangeWords(6.6, 7.6, hours)).toBe('6 h 36 to 7 h 36');
  expect(rangeWords(-0.3, 0.3, { unit: '°C', decimals: 1 })).toBe('-0.3 to 0.3');
  expect(rangeWords(97, 97.2, percent)).toBe('97');
  expect(valueWords(97.2, percent)).toBe('97');
});
