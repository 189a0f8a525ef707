import { askedFor } from '../../../testing/asked.js';
import { Cases } from '../../../testing/cases.js';

const cases = Cases.beside(import.meta.url);
const HOME = { floors: [], areas: [], entities: [] };

const callsOf = (text: string): unknown[] =>
  askedFor(text, { home: HOME }).calls.map(({ call: { skill, parameters } }) => ({ skill, parameters }));

function compares(text: string, metric: string, when: string, against: string): void {
  expect(callsOf(text)).toEqual([
    { skill: 'reading.query', parameters: { metric, statistic: 'compare', when, against } },
  ]);
}

describe('two times by their readings', () => {
  cases.it('compares readings as English is spoken', compares);
  cases.it('compares readings as plain German is written', compares);
  cases.it('compares readings as German is spoken at home', compares);
  cases.it('compares readings as German is put to a stranger', compares);
  cases.it('compares moods in both languages', (text: string, when: string, against: string) => {
    expect(callsOf(text)).toEqual([
      { skill: 'mood.query', parameters: { statistic: 'latest', when, against } },
    ]);
  });
  cases.it('leaves alone what is only told of people and things', (text: string) => {
    expect(callsOf(text)).toEqual([]);
  });
});
