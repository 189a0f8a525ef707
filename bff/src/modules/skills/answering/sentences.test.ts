import { sentencesOf } from './sentences.js';

describe('sentencesOf', () => {
  it.each([
    ['I met Ben. He sings! Does he? Yes…', ['I met Ben.', 'He sings!', 'Does he?', 'Yes…']],
    ['Dr. Keller and J. R. Smith came.', ['Dr. Keller and J. R. Smith came.']],
    ['It costs approx. 3.50 euros. Cheap.', ['It costs approx. 3.50 euros.', 'Cheap.']],
    ['milk\neggs\n\nbread', ['milk', 'eggs', 'bread']],
    ['She said “no.” Then she left.', ['She said “no.”', 'Then she left.']],
    ['   ', []],
  ])('%j', (text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences);
  });
});
