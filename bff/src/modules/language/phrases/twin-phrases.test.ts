import path from 'node:path';
import { LanguageService } from '../language.service.js';
import { TwinPhrases } from './twin-phrases.js';

const folder = (language: string): string => path.join(import.meta.dirname, '..', 'packs', language);

describe('what the twin says', () => {
  const english = TwinPhrases.load(folder('en'));

  it('is filled in, word for word', () => {
    const phrases = new TwinPhrases(new Map([['undone', 'Undone: {text}.']]), english);
    expect(phrases.say('undone', { text: '$& and {text}' })).toBe('Undone: $& and {text}.');
    expect(phrases.say('kept')).toBe('Remembered.');
    expect(() => phrases.say('nothing of the kind')).toThrow('no phrase');
    expect(phrases.has('nothing of the kind')).toBe(false);
  });

  it('begins as callers know it', () => {
    expect(english.say('not-kept')).toMatch(/^OK, I won’t save/);
    expect(english.say('unknown')).toMatch(/^I don’t have anything/);
    expect(english.say('greeting')).toMatch(/^Hello/);
    expect(english.say('thanked')).toMatch(/^You’re welcome/);
    expect(english.say('farewell-night')).toMatch(/^All right/);
    expect(english.say('how-are-you')).toMatch(/^I’m/);
  });

  it('turns no statement of another language round', () => {
    const language = new LanguageService();
    expect(language.phrasesOf('en').turnsRound('my sister moved to Lyon in March')).toBe(true);
    expect(language.phrasesOf('en').turnsRound('meine Schwester ist im März nach Lyon gezogen')).toBe(false);
    expect(language.phrasesOf('de').turnsRound('meine Schwester ist im März nach Lyon gezogen')).toBe(true);
    expect(language.phrasesOf('de').turnsRound('my sister moved to Lyon in March')).toBe(false);
  });
});
