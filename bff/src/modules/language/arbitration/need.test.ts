import { engineSaying } from '../../../testing/language-engine.js';

/** Engines whose classifier takes everything for somebody in need, and is not quite sure. */
const engines = { en: engineSaying(() => 'distress', 'en'), de: engineSaying(() => 'distress', 'de') };

function isCared(language: keyof typeof engines, text: string): boolean {
  return engines[language].understand(text).clauses.some(({ act }) => act === 'distress');
}

describe('somebody in need', () => {
  it.each([
    ['en', 'and in there?'],
    ['en', 'both'],
    ['en', 'and yesterday?'],
    ['de', 'und in der Küche?'],
    ['de', 'und oben?'],
    ['de', 'und ihm?'],
    ['de', 'beide'],
  ] as const)('is not heard in a fragment (%s): %s', (language, text) => {
    expect(isCared(language, text)).toBe(false);
  });

  it.each([
    ['en', 'nobody would miss somebody like that'],
    ['en', 'I want to die'],
    ['de', 'ich hasse mich'],
    ['de', 'ich will nicht mehr leben'],
  ] as const)('is heard in words that say so (%s): %s', (language, text) => {
    expect(isCared(language, text)).toBe(true);
  });
});
