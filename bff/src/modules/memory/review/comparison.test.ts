import { Cases } from '../../../testing/cases.js';
import { loadTagger } from '../extraction/tagger.js';
import { type Comparable, compare as compareBy, type Finding, foldedText } from './comparison.js';
import { labelledPairs } from './labelled-pairs.js';

const cases = Cases.beside(import.meta.url);

const tag = await loadTagger();
const compare = (one: Comparable, other: Comparable): Finding | null => compareBy(one, other, tag);
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

  cases.it('keeps apart what is said of others', (one: string, other: string) => {
    expect(kindOf(one, other)).toBeUndefined();
    expect(kindOf(other, one)).toBeUndefined();
  });

  cases.it('takes for nearly the same', (one: string, other: string) => {
    expect(kindOf(one, other)).toBe('alike');
    expect(kindOf(other, one)).toBe('alike');
  });

  cases.it('sees what changed', (one: string, other: string, subject: string | undefined) => {
    for (const [first, second] of [
      [one, other],
      [other, one],
    ] as const) {
      const finding = compare({ text: first, author: null }, { text: second, author: null });
      expect(finding?.kind === 'changed' ? finding.subject : undefined).toBe(subject);
    }
  });

  cases.it('sees what changed in German', (one: string, other: string, subject: string) => {
    const finding = compare({ text: one, author: null }, { text: other, author: null });
    expect(finding?.kind === 'changed' ? finding.subject : undefined).toBe(subject);
  });

  cases.it('has no objection in German', (_: string, one: string, other: string) => {
    expect(kindOf(one, other)).toBeUndefined();
  });

  cases.it('sees the opposite in German', (one: string, other: string) => {
    expect(kindOf(one, other)).toBe('contrary');
    expect(kindOf(other, one)).toBe('contrary');
  });

  cases.it('sees no contradiction in German in', (one: string, other: string) => {
    expect(kindOf(one, other)).toBeUndefined();
  });

  cases.it('has no objection', (_: string, one: string, other: string) => {
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
