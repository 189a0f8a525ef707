import { asksToCount, countIn } from './counting.js';

function count(language: string, question: string, ...texts: string[]): number {
  const memories = texts.map((text) => ({ text, happenedAt: null, recordedAt: '2026-05-03T10:00:00.000Z' }));
  return countIn(question, memories, language).reduce((sum, each) => sum + each.count, 0);
}

describe('counting what was told', () => {
  it.each([
    ['en', 'How many books did I read in May?', true],
    ['en', 'how often did I go running last week', true],
    ['en', 'How many eggs does the cake need?', false],
    ['de', 'Wie viele Bücher habe ich im Mai gelesen?', true],
    ['de', 'Wie oft war ich letzte Woche schwimmen?', true],
    ['de', 'Wie viele Eier braucht der Kuchen?', false],
  ])('is asked for (%s): %s %s', (language, question, isAsked) => {
    expect(asksToCount(question, language)).toBe(isAsked);
  });

  it('counts what is named, titles behind what was done with them, and numbers of it', () => {
    const question = 'How many books did I read?';
    expect(count('en', question, 'Finished reading Dune today.', 'I read a book about bees.')).toBe(2);
    expect(count('en', question, 'I read two books on the train.')).toBe(2);
  });

  it('counts nothing else', () => {
    const question = 'How many books did I read?';
    expect(count('en', question, 'I read an article about sleep.', 'Read to Emma before bed.')).toBe(0);
    expect(count('en', question, 'I bought a book.', 'Should I read Dune?')).toBe(0);
  });

  it('counts how often something was done', () => {
    expect(
      count(
        'en',
        'How often did I go swimming?',
        'Went swimming before work.',
        'Swam with Ben.',
        'Went home.',
      ),
    ).toBe(2);
  });

  it('counts in German', () => {
    const read = [
      'Habe heute „Der Prozess“ ausgelesen, ein tolles Buch.',
      'Ich habe ein Buch über Bienen gelesen.',
    ];
    expect(
      count('de', 'Wie viele Bücher habe ich gelesen?', ...read, 'Ich habe einen Artikel gelesen.'),
    ).toBe(2);
    expect(count('de', 'Wie oft war ich schwimmen?', 'Heute war ich schwimmen.', 'War im Kino.')).toBe(1);
  });
});
