import { engineSaying, packOf, SMALL_HOME } from '../../../testing/language-engine.js';
import { namesOf } from '../matching/names.js';

const names = namesOf({ home: SMALL_HOME }, packOf('en'));
const engines = { en: engineSaying(() => 'list', 'en'), de: engineSaying(() => 'list', 'de') };

function listedAfter(language: 'en' | 'de', before: readonly string[], text: string): unknown {
  const { clauses } = engines[language].understand(text, { names, before, lastAct: 'list' });
  const [only, ...others] = clauses;
  return others.length === 0 && only?.decision === 'act' ? only.chosen?.parameters.items : undefined;
}

describe('a message behind what was put on a list', () => {
  it.each([
    ['en', ['put ketchup on the shopping list.'], 'and Maggi too', ['Maggi']],
    ['en', ['put ketchup on the shopping list'], 'and hot sauce and bin bags', ['hot sauce', 'bin bags']],
    ['en', ['put ketchup on the shopping list', 'and eggs'], 'and kitchen roll as well', ['kitchen roll']],
    ['de', ['setz Ketchup auf die Einkaufsliste'], 'und Maggi auch', ['Maggi']],
  ] as const)('puts what it goes on with there: %s %j “%s”', (language, before, text, expected) => {
    expect(listedAfter(language, before, text)).toEqual(expected);
  });

  it.each([
    'and my sister is coming',
    'and then what',
    'and the dentist tomorrow',
    'Maggi is a soup',
    `and ${'very '.repeat(20)}long`,
  ])('lists nothing of “%s”', (text) => {
    expect(listedAfter('en', ['put ketchup on the shopping list'], text)).toBeUndefined();
  });

  it('lists nothing where nothing was listed before', () => {
    expect(listedAfter('en', ['what is on the shopping list?'], 'and Maggi too')).toBeUndefined();
  });
});
