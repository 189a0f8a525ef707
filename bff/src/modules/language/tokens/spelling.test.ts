import { slipsBetween, Speller } from './spelling.js';

const PACK = new Speller(
  new Set(['kitchen', 'light', 'lights', 'hold', 'temperature', 'bedroom']),
  (word) => word === 'sight',
);

describe('spelling', () => {
  it.each([
    ['kitchn', 'kitchen'],
    ['kithcen', 'kitchen'],
    ['ligth', 'light'],
    ['temprature', 'temperature'],
    ['temperatuer', 'temperature'],
    ['bedrooom', 'bedroom'],
  ])('corrects %s to %s', (slip, right) => {
    expect(PACK.correct(slip)).toBe(right);
  });

  it.each(['kitchen', 'hola', 'sight', 'wombat', 'x'.repeat(40)])('leaves %s alone', (word) => {
    expect(PACK.correct(word)).toBeUndefined();
  });

  it('never changes a name of the home, and corrects to it', () => {
    const home = new Speller(new Set(['kitchin', 'pergola']), undefined, PACK);
    expect(home.correct('kitchin')).toBeUndefined();
    expect(home.correct('pergla')).toBe('pergola');
    expect(home.correct('ligths')).toBe('lights');
  });

  it('counts a swap of neighbours as one slip', () => {
    expect(slipsBetween('ligth', 'light')).toBe(1);
    expect(slipsBetween('', 'abc')).toBe(3);
    expect(slipsBetween('kitten', 'sitting')).toBe(3);
  });
});
