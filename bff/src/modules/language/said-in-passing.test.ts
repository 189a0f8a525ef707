import { LanguageService } from './language.service.js';
import { type Clause } from './understanding.js';

const language = new LanguageService();

function heard(text: string, spoken = 'en'): readonly Clause[] {
  return language.understand(text, { userId: 'ana', earlier: [], language: spoken }).clauses;
}

function chosen(text: string, spoken?: string): { skill?: string; parameters?: object } {
  const [{ chosen: best } = { chosen: undefined }] = heard(text, spoken);
  return { skill: best?.skill, parameters: best?.parameters };
}

describe('what is said in passing', () => {
  // The packs are read with the first sentence.
  beforeAll(() => {
    heard('radio');
    heard('Radio', 'de');
  }, 60_000);

  it.each([
    ['en', 'I have gone off shellfish, it was giving me a horrible rash'],
    ['en', 'the new pillow is killing my neck'],
    ['de', 'Die neue Salbe macht mir Flecken'],
  ])('is no cry for help (%s): %s', (spoken, text) => {
    expect(heard(text, spoken).map(({ act }) => act)).not.toContain('distress');
  });

  it.each(['superb answer', 'damn, not correct', 'you misheard me'])(
    'is of the twin and no mood: %s',
    (text) => {
      expect(heard(text).map(({ act }) => act)).toEqual(['talk']);
    },
  );

  it.each([
    ['en', 'Lisa is totally exhausted'],
    ['en', 'my sister is so sad'],
    ['de', 'Lisa ist traurig'],
    ['de', 'Emre war heute glücklich'],
    ['de', 'mein Mann ist heute mies drauf'],
  ])('is told, and no mood of one’s own (%s): %s', (spoken, text) => {
    expect(heard(text, spoken)).toMatchObject([{ act: 'told', decision: 'keep' }]);
  });

  it.each([
    ['en', 'weather is awful'],
    ['de', 'Wetter ist furchtbar'],
  ])('logs no mood for what something is like (%s): %s', (spoken, text) => {
    expect(chosen(text, spoken).skill).toBeUndefined();
  });

  it.each([
    ['en', 'today was awful', 1],
    ['de', 'Endlich ist alles gut', 4],
    ['de', 'Stimmung ist gut', 4],
    ['de', 'Psychisch ist es mies', 1],
  ])('is a mood, though its first word might be a name (%s): %s', (spoken, text, mood) => {
    expect(chosen(text, spoken)).toMatchObject({ skill: 'mood.log', parameters: { mood } });
  });

  it('sends no vacuum home at the end of a day’s work', () => {
    expect(heard('Feierabend!', 'de').map(({ act }) => act)).not.toContain('home');
    expect(chosen('der Staubsauger soll Feierabend machen', 'de')).toMatchObject({ skill: 'vacuum.dock' });
  });

  it('puts what follows the list on it, too', () => {
    expect(chosen('can you add grit to my shopping list please, and some twine')).toEqual({
      skill: 'list',
      parameters: { operation: 'add', list: 'shopping', items: ['grit', 'twine'] },
    });
  });

  it('lists what is to be done', () => {
    expect(chosen('add take the dog out to my chores list').parameters).toMatchObject({
      items: ['take the dog out'],
    });
  });

  it('is told beside what is dropped', () => {
    expect(heard('never mind the gutter reminder, my cousin took care of it')).toMatchObject([
      { act: 'reminder', chosen: { parameters: { operation: 'cancel', text: 'gutter' } } },
      { act: 'told' },
    ]);
  });

  it.each(['das mit dem Spind kannst du wieder vergessen', 'Vergessen Sie das mit dem Spind bitte.'])(
    'forgets what it is told to: %s',
    (text) => {
      expect(chosen(text, 'de')).toMatchObject({
        skill: 'memory.forget',
        parameters: { topic: expect.stringMatching(/spind/i) as string },
      });
    },
  );

  it.each(['hey zorblat turn off the radio', 'zorblat could you please stop'])(
    'does without a name that somebody else goes by: %s',
    (text) => {
      expect(heard(text).map(({ act }) => act)).not.toContain('told');
    },
  );
});
