import { Cases } from '../../../testing/cases.js';
import { phrasesIn } from '../../language/phrases/phrases-in.js';
import { spokenPeriod } from '../kit/resolve-period.js';
import { onlyPeriodIn, pastPeriodIn } from './past-period.js';

const cases = Cases.beside(import.meta.url);

/** A Wednesday, when it is past midnight in Auckland and not yet in Lisbon. */
const NOW = new Date('2026-11-18T12:30:00Z');

describe('pastPeriodIn', () => {
  cases.it(
    'reads a period by the clock of a place',
    (text: string, timeZone: string, from: string, before: string) => {
      const period = pastPeriodIn(text, NOW, timeZone);
      expect(period?.from.toISOString()).toBe(from);
      expect(period?.before.toISOString()).toBe(before);
    },
  );

  cases.it(
    'says such a time in the words and the language of the answer',
    (said: string, language: string, words: string) => {
      const period = pastPeriodIn(said, NOW, 'UTC');
      expect(period && spokenPeriod(period, phrasesIn(language), 'UTC')).toBe(words);
    },
  );

  cases.it('finds nothing else beside it', (said: string, only: string | undefined) => {
    expect(onlyPeriodIn(said, NOW)).toBe(only);
  });

  it('reads a day on which the clocks change as the hours that it has', () => {
    const period = pastPeriodIn('today', new Date('2026-10-25T12:00:00Z'), 'Europe/Paris');
    expect(period?.from.toISOString()).toBe('2026-10-24T22:00:00.000Z');
    expect(period?.before.toISOString()).toBe('2026-10-25T23:00:00.000Z');
  });

  it('finds none where none is said', () => {
    expect(pastPeriodIn('Ana', NOW, 'UTC')).toBeUndefined();
    expect(pastPeriodIn('the last 4000 days', NOW, 'UTC')).toBeUndefined();
    expect(pastPeriodIn('what may happen in march or so', NOW, 'UTC')).toBeUndefined();
    expect(pastPeriodIn('31 February', NOW, 'UTC')).toBeUndefined();
    expect(pastPeriodIn('24 December 2026', NOW, 'UTC')).toBeUndefined();
  });
});
