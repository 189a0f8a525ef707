import { LanguageService } from '../../language/language.service.js';
import { yesOrNo } from './yes-or-no.js';

const language = new LanguageService();

describe('an answer that is nothing but', () => {
  it.each([
    ['en', 'yes'],
    ['en', 'Yes please, go ahead!'],
    ['en', 'ok'],
    ['de', 'ja bitte'],
    ['de', 'klar'],
  ])('a yes: %s, %s', (spoken, text) => {
    expect(yesOrNo(text, language.packOf(spoken))).toBe('yes');
  });

  it.each([
    ['en', 'no'],
    ['en', 'No, thanks.'],
    ['en', 'never mind'],
    ['de', 'nein danke'],
    ['de', 'lass es'],
  ])('a no: %s, %s', (spoken, text) => {
    expect(yesOrNo(text, language.packOf(spoken))).toBe('no');
  });

  it.each(['', 'please', 'yes, the kitchen', 'no, the hall light', 'tomorrow at 9'])(
    'neither: “%s”',
    (text) => {
      expect(yesOrNo(text, language.packOf('en'))).toBeUndefined();
    },
  );
});
