import { Cases } from '../../../testing/cases.js';
import { sentencesOf } from './sentences.js';

const cases = Cases.beside(import.meta.url);

describe('sentencesOf', () => {
  cases.it('ends a sentence where it ends', (text: string, sentences: string[]) => {
    expect(sentencesOf(text)).toEqual(sentences);
  });
});
