import { Cases } from '../../../testing/cases.js';
import { LanguageService } from '../../language/language.service.js';
import { type Clause } from '../../language/understanding.js';

const cases = Cases.beside(import.meta.url);
const language = new LanguageService();
/** What Ana wrote down: by these words she speaks of it. */
const OWN = {
  lists: ['shopping', 'present ideas', 'to do'],
  listed: [
    ...['teabags', 'butter', 'eggs', 'call the surveyor', 'ring the feed merchant', 'fix the gate'],
    ...['Grillkohle', 'Klempner anrufen'],
  ],
  reminders: ['the library books', 'take the bins out', 'Standup', 'Bücherei'],
};

function heard(spoken: string, text: string): readonly Clause[] {
  return language.understand(text, { userId: 'ana', language: spoken, own: OWN }).clauses;
}

function reads(spoken: string, text: string, skill: string, parameters: object): void {
  expect(heard(spoken, text)).toMatchObject([{ decision: 'act', chosen: { skill, parameters } }]);
}

describe('lists, reminders and timers in one’s own words', () => {
  // The packs are read with the first sentence.
  beforeAll(() => {
    heard('en', 'list');
    heard('de', 'Liste');
  }, 60_000);

  cases.it('reads a telling beside a command of a list', reads);
  cases.it('adds what is said before the list, and nothing that is told of it', reads);
  cases.it('asks for a list in other words', reads);
  cases.it('counts from what was told before', reads);
  cases.it('is asked for in the short words of a note or a wish', reads);
  cases.it('is only cancelled by a denial', reads);
  cases.it('moves what is known to be a reminder', reads);
  cases.it('reads how often it comes again', reads);
  cases.it('leaves one out of what comes again', reads);
  cases.it('starts several timers', reads);
  cases.it('does nothing where something is told', (spoken: string, text: string) => {
    expect(heard(spoken, text).map(({ act }) => act)).toEqual(['told']);
  });
});
