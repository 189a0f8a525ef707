import { compare, type Finding, foldedText } from './comparison.js';
import { labelledPairs } from './labelled-pairs.js';

const kindOf = (one: string, other: string): Finding['kind'] | undefined =>
  compare({ text: one, author: null }, { text: other, author: null })?.kind;

describe('comparing two memories', () => {
  describe('for duplicates', () => {
    const isDuplicate = (one: string, other: string): boolean =>
      ['same', 'alike'].includes(kindOf(one, other) ?? '');

    it.each(labelledPairs.filter(([, , duplicate]) => !duplicate))('keeps apart: %s / %s', (one, other) => {
      expect(isDuplicate(one, other)).toBe(false);
      expect(isDuplicate(other, one)).toBe(false);
    });

    it('finds at least 15 of the 18 pairs that a person would call the same', () => {
      const duplicates = labelledPairs.filter(([, , duplicate]) => duplicate);
      expect(duplicates).toHaveLength(18);
      expect(duplicates.filter(([one, other]) => isDuplicate(one, other)).length).toBeGreaterThanOrEqual(15);
    });

    it('takes the same words for the same, whatever their case, accents and punctuation', () => {
      expect(kindOf('Café at noon!', 'cafe, at NOON')).toBe('same');
      expect(kindOf('東京に行く', '東京に行く。')).toBe('same');
      expect(foldedText('  Café – at “noon”!')).toBe('cafe at noon');
    });

    it('takes the words of two people for two memories', () => {
      expect(compare({ text: 'Same here!', author: 'Eva' }, { text: 'Same here!', author: null })).toBeNull();
    });
  });

  it.each([
    ['I live in Lyon.', 'I live in Nantes now.', 'home'],
    ['I live in Lyon, near the park.', 'Since May 2025, I live in Nantes.', 'home'],
    ['I live in Lyon.', 'We met Jo. I moved to Nantes because of work.', 'home'],
    ['My sister Ana lives in Porto.', 'Ana has moved to Madrid.', 'home'],
    ['Paul works at Siemens.', 'Paul is now working for Bosch', 'employer'],
    ['I work as a nurse.', 'I now work as a teacher.', 'job'],
    ['My phone number is 0171 555 12.', 'My phone number is 0160 777 99.', 'phone number'],
    ['The wifi password is heron-lake.', 'wifi password: otter-hill', undefined],
    ['The wifi password is heron-lake.', 'The wifi password is now otter-hill.', 'wifi password'],
    ['Ana’s birthday is on 3 March.', 'Ana’s birthday is on 5 March.', 'birthday'],
    ['My favourite colour is green.', 'My favorite colour is orange.', 'favourite colour'],
    ['The spare key is under the flower pot.', 'The spare key is with Madame Perrin.', 'place of spare key'],
    ['I am married to Jo.', 'I am married to Kim.', 'partner'],
    ['Tom is 7 years old.', 'Tom is 8 years old.', 'age'],
    ['I’m a vegetarian.', 'I am vegan.', 'diet'],
  ])('sees what changed: %s / %s', (one, other, subject) => {
    for (const [first, second] of [
      [one, other],
      [other, one],
    ] as const) {
      const finding = compare({ text: first, author: null }, { text: second, author: null });
      expect(finding?.kind === 'changed' ? finding.subject : undefined).toBe(subject);
    }
  });

  it.each([
    ['what can be several at once', 'Ana is allergic to peanuts.', 'Ana is allergic to cats.'],
    ['languages', 'I speak French.', 'I speak Italian.'],
    ['sisters', 'My sister is Ana.', 'My sister is Lea.'],
    ['other people', 'Ana lives in Porto.', 'Tom lives in Madrid.'],
    ['what is only more exact', 'I live in Lyon.', 'I live in Lyon, France.'],
    ['a number written otherwise', 'My phone number is 0171 555 12.', 'My phone number is 017155512.'],
    ['what was before', 'I lived in Lyon.', 'I live in Nantes.'],
    ['what says that it ended', 'I live in Lyon until May.', 'I live in Nantes.'],
    ['questions', 'Do I live in Lyon? I live in Lyon?', 'I live in Nantes.'],
    ['what somebody may be', 'She lives in Lyon.', 'She lives in Nantes.'],
    ['places that are none', 'I live in a small flat.', 'I live in the old house.'],
    ['other codes', 'The door code is 1234.', 'The boiler code is F28.'],
  ])('has no objection to %s', (_, one, other) => {
    expect(kindOf(one, other)).toBeUndefined();
  });

  it('knows whose words "I" are', () => {
    const mine = { text: 'I live in Lyon.', author: null };
    expect(compare(mine, { text: 'I live in Nantes.', author: 'Melanie Roth' })).toBeNull();
    expect(
      compare(
        { text: 'Melanie Roth lives in Lyon.', author: null },
        { text: 'I live in Nantes.', author: 'Melanie Roth' },
      ),
    ).toEqual({ kind: 'changed', subject: 'home' });
  });

  it.each([
    ['I eat nuts.', 'I can’t eat nuts.'],
    ['Ana is allergic to peanuts.', 'Ana is no longer allergic to peanuts.'],
    ['I smoke.', 'I stopped smoking.'],
    ['Paul drinks coffee.', 'Paul does not drink coffee any more, never.'],
  ])('sees the opposite: %s / %s', (one, other) => {
    expect(kindOf(one, other)).toBe('contrary');
    expect(kindOf(other, one)).toBe('contrary');
  });

  it.each([
    ['I like tea.', 'I don’t like coffee.'],
    ['I never work on Sunday.', 'I work on Monday.'],
    ['The party was not bad.', 'The party had good music and bad food.'],
  ])('sees no contradiction in: %s / %s', (one, other) => {
    expect(kindOf(one, other)).toBeUndefined();
  });
});
