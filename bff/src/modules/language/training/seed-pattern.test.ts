import { SeededRandom } from './random.js';
import { readPattern, sentencesOf } from './seed-pattern.js';

const LISTS = new Map([['room', ['kitchen', 'hall']]]);

function all(line: string): string[] {
  return sentencesOf(readPattern(line, LISTS), 200, new SeededRandom(1)).sort();
}

describe('seed patterns', () => {
  it('draws one of several, with or without, and an entry of a list', () => {
    expect(all('(dim|light) the {room}')).toEqual([
      'dim the hall',
      'dim the kitchen',
      'light the hall',
      'light the kitchen',
    ]);
    expect(all('off [please|now]')).toEqual(['off', 'off now', 'off please']);
  });

  it('reads what is nested, and an empty way', () => {
    expect(all('go [to (Rome|the [old] town)]')).toEqual([
      'go',
      'go to Rome',
      'go to the old town',
      'go to the town',
    ]);
    expect(all('off(| please)')).toEqual(['off', 'off please']);
  });

  it('leaves no space before a mark, nor two where something was left out', () => {
    expect(all('no [,] it is [late] (, sorry|?)')).toContain('no it is, sorry');
    expect(all('a [b] c')).toEqual(['a b c', 'a c']);
  });

  it('gives the same sentences for the same seed', () => {
    const draw = (): string[] =>
      sentencesOf(readPattern('(a|b|c) (d|e|f) {room}', LISTS), 9, new SeededRandom(5));
    expect(draw()).toEqual(draw());
  });

  it.each([
    ['(a|b', 'is missing'],
    ['a)', 'too many'],
    ['a|b', 'too many'],
    ['a ]', 'too many'],
    ['{garden}', 'no list'],
    ['{room', 'no list'],
    ['}', 'too many'],
  ])('says what is wrong with %s', (line, problem) => {
    expect(() => readPattern(line, LISTS)).toThrow(problem);
  });
});
