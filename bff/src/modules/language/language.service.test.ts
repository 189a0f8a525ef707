import { LanguageService } from './language.service.js';

describe('the language of a sentence', () => {
  const language = new LanguageService();

  // The packs are read with the first sentence.
  beforeAll(() => {
    language.languageOf('Radio');
  }, 60_000);

  it('is the one that knows most of its words', () => {
    expect(language.languageOf('wann habe ich die Winterreifen gewechselt?')).toBe('de');
    expect(language.languageOf('when did I change the winter tyres?', ['das Licht war an'])).toBe('en');
  });

  it('is that of its small words where names are known to another one', () => {
    expect(language.languageOf('Wo wohnt Ben?')).toBe('de');
    expect(language.languageOf('Und Ben?')).toBe('de');
    expect(language.languageOf('Where does Oma live?')).toBe('en');
  });

  it('is that of what was said before where a few words could be of several', () => {
    const german = ['was steht auf meiner Einkaufsliste?', 'setz Brot auf die Liste'];
    expect(language.languageOf('Timer')).toBe('en');
    expect(language.languageOf('Timer', german)).toBe('de');
    expect(language.languageOf('Kefir', german)).toBe('de');
    expect(language.languageOf('Kefir', ['Kefir', ...german])).toBe('de');
    expect(language.languageOf('Kefir', ['what is on my shopping list?', ...german])).toBe('en');
  });

  it('reads a message in it', () => {
    const said = { userId: 'ana', earlier: ['wie warm ist es im Wohnzimmer?'] };
    expect(language.understand('Radio', said).language).toBe('de');
    expect(language.understand('Radio', { ...said, language: 'en' }).language).toBe('en');
  });

  it('knows the words that somebody has for how they feel', () => {
    const own = { moods: [{ word: 'blergh', mood: 2 }] };
    const moodOf = (text: string, more: object): unknown =>
      language
        .understand(text, { userId: 'bo', language: 'en', ...more })
        .clauses[0]?.candidates.find(({ act }) => act === 'mood')?.parameters['mood'];
    expect(moodOf('I feel blergh today', {})).toBeUndefined();
    expect(moodOf('I feel blergh today', { own })).toBe(2);
  });
});
