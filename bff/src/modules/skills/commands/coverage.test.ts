import { entity, flat } from '../../../testing/factories/home.js';
import { skillCatalogue } from '../../../testing/skills.js';
import { type Draft, type Entity, type ParseResult, type Scope } from './command.js';
import { askedAbout, bare, settle, whichOf } from './coverage.js';
import { Sentence } from './sentence.js';

const LIGHTS: Scope = { domains: ['light'], isPlural: true };
const TURN_ON: Draft = { skill: 'home.on', parameters: {} };
const DOORS: Scope = { domains: ['lock'], isPlural: false };

function said(text: string, entities: readonly Entity[] = flat().entities): Sentence {
  const context = {
    home: { ...flat(), entities },
    now: new Date('2026-11-21T20:00:00Z'),
    timeZone: 'UTC',
    skills: skillCatalogue,
  };
  return new Sentence(text.split(' '), context);
}

const gate = (text: string, draft: Partial<Draft> = {}, scope: Partial<Scope> = {}): ParseResult =>
  settle(said(text), { ...TURN_ON, ...draft }, { ...LIGHTS, ...scope });

const outcomeOf = (...words: Parameters<typeof gate>): string => gate(...words).outcome;

describe('the gate before a command', () => {
  it('lets through what is wholly understood, in the named place only', () => {
    expect(gate('turn on the lights in the kitchen')).toEqual({
      outcome: 'act',
      intents: [
        {
          skill: 'home.on',
          parameters: { areaId: 'kitchen', domain: 'light' },
          targets: ['light.kitchen_ceiling', 'light.counter'],
          confidence: 0.95,
          unexplained: [],
        },
      ],
    });
  });

  it('asks about a word that nothing accounts for, and offers nothing to say yes to', () => {
    expect(gate('turn on the purple lights in the kitchen zzz')).toMatchObject({
      outcome: 'ask',
      intents: [{ targets: [], unexplained: ['zzz'], missing: 'target', confidence: 0.75 }],
      question: 'What do you mean by “zzz”?',
    });
  });

  describe('takes it for something else', () => {
    it.each([
      // Words, and of these the unexplained: more than half of them, and more than one.
      ['lights aa bb cc', 'none'],
      ['lights on aa bb', 'ask'],
      ['lights on now aa bb', 'ask'],
      ['lights on aa bb cc', 'none'],
      ['lights on now aa bb cc', 'ask'],
      ['lights on now please aa bb cc', 'ask'],
      ['lights aa', 'ask'],
      ['aa', 'ask'],
      ['lights aa bb', 'none'],
      ['turn on the lights in my room now aa bb cc dd', 'ask'],
      ['turn on the kitchen lights aa bb cc dd ee', 'ask'],
      ['turn on the big lights aa bb cc dd ee', 'none'],
      ['turn on the big lights now aa bb cc dd ee', 'none'],
    ])('where most is not understood: “%s”, %s', (text, outcome) => {
      expect(outcomeOf(text)).toBe(outcome);
    });

    it('unless it is a guess, which is asked about whatever it leaves open', () => {
      expect(gate('lights aa bb cc dd', { isGuess: true })).toMatchObject({
        outcome: 'ask',
        intents: [{ targets: [], confidence: 0.3, missing: 'target' }],
        question: 'Did you mean something in your home?',
      });
    });

    it('unless the words are its own to account for, such as what is put on a list', () => {
      const free = { skill: 'home.on', explains: /.*/u };
      expect(gate('lights aa bb cc dd', free)).toMatchObject({
        outcome: 'act',
        intents: [{ unexplained: [] }],
      });
      expect(outcomeOf('turn on the lights and the vacuum', free)).toBe('act');
    });
  });

  it('asks about a second kind of which nothing was found, and about no second one of the first', () => {
    expect(gate('turn on the lights and the vacuum')).toMatchObject({
      outcome: 'ask',
      intents: [{ unexplained: ['vacuum'], targets: [] }],
    });
    expect(outcomeOf('turn on the lights and the lamps')).toBe('act');
    expect(gate('turn on the lights and the lamps and the vacuum').intents[0]?.unexplained).toEqual([
      'vacuum',
    ]);
    // A door is a lock, too: one of the kinds that it may be is enough.
    expect(
      gate('lock the locks and the doors', { skill: 'home.lock' }, { ...DOORS, isPlural: true }),
    ).toMatchObject({
      outcome: 'act',
      intents: [{ unexplained: [] }],
    });
  });

  it('leaves the first part to who has read it', () => {
    expect(outcomeOf('turn on the fan lights and the lamps')).toBe('act');
  });

  it('asks about a name that nothing was done about, once it is clear which device is meant', () => {
    expect(gate('turn on the lights and ana')).toMatchObject({
      outcome: 'ask',
      question: 'What do you mean by “ana”?',
    });
    expect(gate('turn on the light ana', {}, { isPlural: false })).toMatchObject({
      outcome: 'ask',
      question: 'Which one: Kitchen Ceiling, Counter, Play Corner, Bedside Lamp?',
    });
  });

  it('asks no more about a name of several once one of them is meant', () => {
    const lamps = [entity('light.a', 'Night Lamp', 'bed'), entity('light.b', 'Night Lamp', 'living')];
    const sentence = said('turn on the night lamp in the bedroom', lamps);
    expect(settle(sentence, TURN_ON, { ...LIGHTS, isPlural: false })).toMatchObject({
      outcome: 'act',
      intents: [{ targets: ['light.a'] }],
    });
  });

  it('does not miss a second kind where nothing of the first is there', () => {
    expect(gate('turn on the valves and the vacuum', {}, { domains: ['valve'] })).toMatchObject({
      outcome: 'ask',
      question: 'I found nothing like that in your home. Which device do you mean?',
      intents: [{ targets: [], unexplained: [] }],
    });
  });

  describe('takes a part of a name', () => {
    const LAMP: Scope = { domains: ['light'], isPlural: false };

    it('for the only thing that has it', () => {
      expect(gate('turn on the bedside', {}, LAMP)).toMatchObject({
        outcome: 'act',
        intents: [{ targets: ['light.bed_lamp'], parameters: { name: 'Bedside Lamp' }, unexplained: [] }],
      });
    });

    it('of what is switched whatever its kind, and else only of the kind that is meant', () => {
      expect(gate('turn on the coffee', {}, LAMP).intents[0]?.targets).toEqual(['switch.coffee']);
      const dimmed = gate('dim the coffee', { skill: 'light.set', parameters: { brightness: 50 } }, LAMP);
      expect(dimmed).toMatchObject({ outcome: 'ask', intents: [{ targets: [], unexplained: ['coffee'] }] });
    });

    it.each<[string, string, Partial<Draft>, Partial<Scope>]>([
      ['a lock', 'unlock the front', { skill: 'home.unlock' }, DOORS],
      ['a lock that is to be locked', 'lock the front', { skill: 'home.lock' }, DOORS],
      ['a door', 'open the garage', { skill: 'home.open' }, { domains: ['cover'], isPlural: false }],
    ])('but never for %s', (_, text, draft, scope) => {
      const parsed = gate(text, draft, scope);
      expect(parsed.outcome).toBe('ask');
      expect(parsed.intents[0]?.unexplained).not.toEqual([]);
    });

    it('but not in a question, nor beside an exception', () => {
      const asked = gate('is the bedside on', { skill: 'home.query' }, { ...LAMP, isQuestion: true });
      expect(asked.intents[0]).toMatchObject({ unexplained: ['bedside'] });
      expect(gate('turn on the bedside except', {}, LAMP)).toMatchObject({
        outcome: 'ask',
        intents: [{ targets: [] }],
        question: 'Which ones exactly? I do not know what to leave out.',
      });
      expect(gate('turn on the bedside not the light', {}, LAMP)).toMatchObject({
        outcome: 'ask',
        intents: [{ targets: [], unexplained: ['bedside'] }],
      });
    });
  });

  describe('does now only what was wished for now', () => {
    it('and asks about a lamp that is to be on later', () => {
      expect(gate('turn on the kitchen lights tomorrow')).toMatchObject({
        outcome: 'ask',
        question:
          'I can do that only now: not later, not for a while, and not under a condition. Shall I do it now?',
        intents: [{ targets: ['light.kitchen_ceiling', 'light.counter'], unexplained: ['tomorrow'] }],
      });
    });

    it('and takes a yes for all that is known, were it one thing', () => {
      const parsed = gate('turn on the counter tomorrow');
      expect(parsed).toMatchObject({ outcome: 'ask', intents: [{ targets: ['light.counter'] }] });
      expect(parsed.intents[0]).not.toHaveProperty('missing');
    });

    it('and offers no yes to a door that is to be open later', () => {
      expect(
        gate('unlock the @front when i come', { skill: 'home.unlock' }, { ...DOORS, isPlural: true }),
      ).toMatchObject({ outcome: 'ask', intents: [{ targets: [] }] });
      const parsed = gate('unlock the front door when i come', { skill: 'home.unlock' }, DOORS);
      expect(parsed).toMatchObject({
        outcome: 'ask',
        question: 'I can do that only now: not later, not for a while, and not under a condition.',
        intents: [{ targets: [], missing: 'target', needsConfirmation: true }],
      });
    });

    it.each([
      ['tomorrow', /^I can do that only now: .*condition\.$/u],
      ['zzz when i come', /^What do you mean by “zzz”\?$/u],
    ])('and says of a door what keeps it from that: %s', (rest, question) => {
      expect(gate(`unlock the front door ${rest}`, { skill: 'home.unlock' }, DOORS).question).toMatch(
        question,
      );
    });

    it('and takes no place for a condition', () => {
      expect(gate('turn on the lights tomorrow in the pantry')).toMatchObject({
        outcome: 'ask',
        question: 'What do you mean by “pantry”?',
        intents: [{ targets: [] }],
      });
    });

    it('and asks what is not known, where it is no condition', () => {
      expect(gate('turn on the zzz lights tomorrow')).toMatchObject({
        outcome: 'ask',
        question: 'What do you mean by “zzz”?',
        intents: [{ targets: [], missing: 'target' }],
      });
    });
  });

  it('asks which one of several, and for a value that is missing', () => {
    expect(gate('turn on the light', {}, { isPlural: false })).toMatchObject({
      outcome: 'ask',
      question: 'Which one: Kitchen Ceiling, Counter, Play Corner, Bedside Lamp?',
      intents: [{ missing: 'target', confidence: 0.75 }],
    });
    const dim = { skill: 'light.set', parameters: {} };
    expect(gate('dim the kitchen lights', dim)).toMatchObject({
      outcome: 'ask',
      intents: [{ missing: 'value', targets: ['light.kitchen_ceiling', 'light.counter'] }],
      question: 'To which brightness or colour?',
    });
    const brightness = { skill: 'light.set', parameters: { brightness: 50 } };
    expect(outcomeOf('dim the kitchen lights to 50', brightness)).toBe('act');
    expect(gate('dim the light', dim, { isPlural: false })).toMatchObject({
      outcome: 'ask',
      intents: [{ missing: 'value', targets: [] }],
    });
  });

  it('asks nothing back of a question, which may find nothing', () => {
    const question: Partial<Scope> = { isQuestion: true, domains: ['valve'] };
    expect(gate('is the valve open', { skill: 'home.query' }, question)).toMatchObject({
      outcome: 'act',
      intents: [{ targets: [], unexplained: [] }],
    });
    // A word of time within a question makes it no wish for later, unless it is one that nothing accounts for.
    expect(outcomeOf('are the lights on until now', { skill: 'home.query' }, { isQuestion: true })).toBe(
      'act',
    );
    expect(outcomeOf('are the lights on tonight', { skill: 'home.query' }, { isQuestion: true })).toBe('ask');
    expect(gate('are the zzz lights on', { skill: 'home.query' }, { isQuestion: true })).toMatchObject({
      outcome: 'ask',
      intents: [{ targets: expect.arrayContaining(['light.counter']) as string[], unexplained: ['zzz'] }],
    });
  });

  it('says so where there is no home', () => {
    const parsed = settle(said('turn on the lights', []), TURN_ON, LIGHTS);
    expect(parsed).toMatchObject({ outcome: 'ask', intents: [{ targets: [] }] });
    expect(parsed.question).toContain('You have no devices yet.');
  });

  it('P1: asks for a yes to what is guarded', () => {
    expect(gate('unlock the front door', { skill: 'home.unlock' }, DOORS)).toMatchObject({
      outcome: 'act',
      intents: [{ targets: ['lock.front'], needsConfirmation: true }],
    });
    expect(gate('turn on the lights').intents[0]).not.toHaveProperty('needsConfirmation');
  });

  it('is the less sure the more is open, and never wholly unsure', () => {
    const confidence = (text: string, scope: Partial<Scope> = {}): number | undefined =>
      gate(text, {}, scope).intents[0]?.confidence;
    expect(confidence('turn on the lights aa')).toBeCloseTo(0.75, 10);
    expect(confidence('turn on the lights aa bb')).toBeCloseTo(0.55, 10);
    expect(confidence('turn on the light aa', { isPlural: false })).toBeCloseTo(0.55, 10);
    expect(confidence('please turn on all of the lights in my room now aa bb cc dd ee')).toBe(0.1);
  });

  it('is sure of what is about no device', () => {
    expect(bare({ skill: 'list', parameters: { name: 'Food' } })).toStrictEqual({
      skill: 'list',
      parameters: { name: 'Food' },
      targets: [],
      unexplained: [],
      confidence: 0.9,
    });
  });

  it('names what it takes for a guess at no device', () => {
    // Strictly: what was not said is not there as undefined either.
    expect(
      askedAbout({ skill: 'list', parameters: { item: undefined, name: 'Food' } }, 'a list'),
    ).toStrictEqual({
      outcome: 'ask',
      intents: [
        {
          skill: 'list',
          parameters: { name: 'Food' },
          targets: [],
          unexplained: [],
          confidence: 0.3,
          missing: 'value',
        },
      ],
      question: 'Is that about a list? Please say it in other words.',
    });
    expect(askedAbout({ skill: 'mood.log', parameters: {} }).question).toContain('something that I can do');
  });

  it.each([
    [['A'], 'In which room?'],
    [['A', 'A'], 'In which room?'],
    [['A', 'B'], 'Which one: A, B?'],
    [['A', 'B', 'C', 'D'], 'Which one: A, B, C, D?'],
    [['A', 'B', 'C', 'D', 'E'], 'In which room?'],
  ])('asks for one of %j: %s', (names, question) => {
    expect(whichOf(names.map((name, at) => entity(`light.${String(at)}`, name, null)))).toBe(question);
  });
});
