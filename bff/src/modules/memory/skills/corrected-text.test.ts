import { correctedText, likeness, placeOf, saysOnlyValue, takesOnePlace } from './corrected-text.js';

const knowledge = {
  similarity: (one: string, other: string) => (one.endsWith('day') && other.endsWith('day') ? 0.9 : 0),
  isCommon: (word: string) => ['the', 'i', 'on', 'it', 'is', 'has', 'now', 'at'].includes(word),
};

const corrected = (before: string, statement: string, wrong?: string): string =>
  correctedText(before, { statement, wrong }, (one, other) => knowledge.similarity(one, other));

describe('a corrected memory', () => {
  it.each([
    ['I parked on level 3.', 'level 4', 'I parked on level 4.'],
    ['I weigh 71.9 kg', '72.4', 'I weigh 72.4 kg'],
    ['The meeting is at 4', 'at 5 now', 'The meeting is at 5'],
    ['The plumber comes on Monday', 'Tuesday', 'The plumber comes on Tuesday'],
    ['Tom has the key', 'Maria', 'Maria has the key'],
    ['Tom has the key', 'actually Maria has the key now', 'actually Maria has the key now'],
    ['The car is at the station.', 'level 4', 'The car is at the station – level 4'],
  ])('%j by %j', (before, statement, after) => {
    expect(corrected(before, statement)).toBe(after);
  });

  it('has what was named as wrong replaced', () => {
    expect(corrected('The code is 71, said Bo', '72', '71')).toBe('The code is 72, said Bo');
    expect(corrected('The plumber comes on Monday', 'Tuesday', 'the 3rd')).toBe(
      'The plumber comes on Tuesday',
    );
  });

  it.each([
    ['The cleaner costs 31 an hour', 'it is 29 an hour', '31', 'The cleaner costs 29 an hour'],
    ['Mr Hartley coaches the juniors', 'Mr Hartnell', 'Hartley', 'Mr Hartnell coaches the juniors'],
    ['We meet the vet on Monday', 'We meet the vet on Tuesday', 'Monday', 'We meet the vet on Tuesday'],
  ])('%j by %j instead of %j', (before, statement, wrong, after) => {
    expect(corrected(before, statement, wrong)).toBe(after);
  });

  it('has the wrong words as words of its own', () => {
    expect(placeOf('31', 'House 1310, flat 31')).toBe(17);
    expect(placeOf('31', 'House 1310')).toBe(-1);
  });

  it('is meant by a fragment that fits in one place only', () => {
    expect(takesOnePlace('it is 29', 'The shift pays 31')).toBe(true);
    expect(takesOnePlace('it is 29', 'The shift pays 31 from 8')).toBe(false);
    expect(takesOnePlace('I forgot the milk', 'The shift pays 31')).toBe(false);
  });

  it.each([
    ['it is 30', 'I parked on level 3', true],
    ['level 30', 'I parked on level 3', false],
    ['it is 30 an hour', 'I parked on level 3', false],
    ['now on 19', 'The wedding is on the 18', true],
  ])('is not what a bare value is of: %j, %j', (statement, text, isBare) => {
    expect(saysOnlyValue(statement, text, knowledge)).toBe(isBare);
  });

  it('has a word in common with what is of it, however common', () => {
    const common = { isCommon: () => true };
    expect(saysOnlyValue('on 19 February', 'The wedding is on 18 February', common)).toBe(false);
    expect(saysOnlyValue('make it 19', 'The wedding is on 18 February', common)).toBe(true);
  });

  it('is as like what corrects it as both share what tells', () => {
    expect(likeness('it is level 4', 'I parked on level 3', knowledge)).toBeGreaterThan(0.6);
    expect(likeness('Maria has the key now', 'Tom has the key', knowledge)).toBeGreaterThan(0.6);
    expect(likeness('level 4', 'Ana is allergic to peanuts', knowledge)).toBe(0);
    expect(likeness('', 'anything', knowledge)).toBe(0);
  });
});
