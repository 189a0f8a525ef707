import { Cases } from '../../../testing/cases.js';
import { hoursIn } from './spoken-hours.js';

const cases = Cases.beside(import.meta.url);

describe('hours of the day', () => {
  cases.it('are read', (text: string, from: string, until: string) => {
    expect(hoursIn(text)).toEqual({ from, until });
  });

  cases.it('are not read', (text: string) => {
    expect(hoursIn(text)).toBeUndefined();
  });
});
