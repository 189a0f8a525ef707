import { ENGLISH } from '../../../testing/phrases.js';
import { Cases } from '../../../testing/cases.js';
import { toListTotal } from '../../../common/list-total.js';
import { asksForEverything, composeOverview } from './overview.js';

const cases = Cases.beside(import.meta.url);

describe('asksForEverything', () => {
  cases.it('hears it', (question: string) => {
    expect(asksForEverything(question, 'en')).toBe(true);
  });

  cases.it('hears it in German', (question: string) => {
    expect(asksForEverything(question, 'de')).toBe(true);
  });

  it('does not in German', () => {
    expect(asksForEverything('Was weißt du über Anna?', 'de')).toBe(false);
  });

  it.each([
    'What do you know about Ana?',
    'What do I have to do?',
    'Who is Ana?',
    'What did I tell you about Rome?',
  ])('not %j', (question) => {
    expect(asksForEverything(question, 'en')).toBe(false);
  });
});

describe('composeOverview', () => {
  it('says how much there is and cites the newest', () => {
    const memory = {
      id: 'm',
      kind: 'note',
      author: null,
      text: 'My cat is called Miso.',
      recordedAt: '2026-05-03T10:00:00.000Z',
    };
    const phrases = composeOverview([memory], toListTotal(12), ENGLISH);
    expect(phrases.map(({ text }) => text).join('')).toBe(
      'You have told me 12 things so far. The latest:\n\nYour cat is called Miso.',
    );
    expect(phrases[1]?.source?.memoryId).toBe('m');
  });

  it('says that there is nothing yet', () => {
    expect(composeOverview([], toListTotal(0), ENGLISH)).toEqual([
      { text: expect.stringMatching(/^I don’t have anything yet\./) },
    ]);
  });
});
