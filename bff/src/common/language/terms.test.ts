import { IRREGULAR_FORMS } from './irregular-forms.js';
import { stem, terms } from './terms.js';

describe('index terms', () => {
  it('leaves function words out and keeps the order', () => {
    expect(terms('What did the children buy for their teachers?')).toEqual(['child', 'buy', 'teacher']);
  });

  it.each([
    ['went', 'go'],
    ['bought', 'buy'],
    ['wives', 'wife'],
    ['running', 'run'],
    ['studies', 'study'],
  ])('brings %s and %s together', (form, base) => {
    expect(stem(form)).toBe(stem(base));
  });

  it('leaves words of other scripts and words with digits as they are', () => {
    expect(terms('covid19 дома')).toEqual(['covid19', 'дома']);
  });

  it('maps no irregular form to itself or to another irregular form', () => {
    for (const [form, base] of IRREGULAR_FORMS) {
      expect(base).not.toBe(form);
      expect(IRREGULAR_FORMS.has(base), base).toBe(false);
    }
  });
});
