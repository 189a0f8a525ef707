import { hostileTexts } from '../../../testing/hostile-texts.js';
import { engineSaying, packOf, SMALL_HOME } from '../../../testing/language-engine.js';
import { namesOf } from '../matching/names.js';
import { type Act, type Clause } from '../understanding.js';
import { explain } from './explain.js';

const names = namesOf({ home: SMALL_HOME, lists: ['groceries'] }, packOf('en'));

/** What a well-taught classifier would say of the sentences below, by a word of them. */
const ACTS_BY_WORD: readonly (readonly [string, Act])[] = [
  ['remind', 'reminder'],
  ['add', 'list'],
  ['slept', 'reading'],
  ['feel', 'mood'],
  ['hurts', 'told'],
  ['said', 'told'],
  ['wish', 'told'],
  ['because', 'home'],
  ['tired', 'told'],
  ['counting', 'reminder'],
];
const engine = engineSaying((text) => ACTS_BY_WORD.find(([word]) => text.includes(word))?.[1] ?? 'home');

function clausesOf(text: string): readonly Clause[] {
  return engine.understand(text, { names }).clauses;
}

function doneBy(text: string): string[] {
  return clausesOf(text).flatMap(({ decision, chosen }) =>
    decision === 'act' && chosen ? [`${chosen.act} ${chosen.targets.join(' ')}`.trim()] : [],
  );
}

describe('understander', () => {
  it('does what a clause says of a thing', () => {
    const [clause] = clausesOf('turn on the kitchen light');
    expect(clause).toMatchObject({
      act: 'home',
      decision: 'act',
      chosen: { targets: ['light.kitchen'], coverage: 1, source: 'frames' },
    });
  });

  it.each([
    "don't turn on the bedroom light",
    'please do not lock the front door',
    'never turn off the kitchen light',
    'I wish the kitchen light was on',
    'imagine the kitchen light turned on',
    'Ana said turn off the kitchen light',
    'Ana said turn off the kitchen light and lock the front door',
    'my brother turned on the kitchen light',
    'I turned off the kitchen light',
    'he told me “turn off the kitchen light”',
  ])('does nothing for “%s”', (text) => {
    expect(doneBy(text)).toEqual([]);
  });

  it.each([
    'if it rains turn on the kitchen light',
    'when I get home, turn on the kitchen light',
    'set the thermostat to 20 no to 23',
    'turn on the light',
    'turn on the kitchen gizmo',
  ])('asks about “%s”', (text) => {
    expect(doneBy(text)).toEqual([]);
    expect(clausesOf(text).map(({ decision }) => decision)).toContain('ask');
  });

  it('names the slot that was said twice as a conflict', () => {
    expect(clausesOf('set the thermostat to 20 no to 23')[0]?.chosen?.problem).toBe('conflict');
  });

  it('takes a polite question for a request and any other for a question', () => {
    expect(doneBy('can you lock the front door')).toEqual(['home lock.front']);
    expect(clausesOf('can you lock the front door')[0]?.form.isPolite).toBe(true);
    const [asked] = clausesOf('did I leave the front door unlocked');
    expect(asked?.form).toMatchObject({ isQuestion: true, isPolite: false });
    expect(asked?.chosen?.parameters.state).toBe('unlocked');
  });

  it.each([
    ['lights on in the kitchen and off in the bedroom', ['home light.kitchen', 'home light.bedroom']],
    ['add milk and remind me to call mum tomorrow', ['list', 'reminder']],
    ['I feel great today, turn on the fan', ['mood', 'home fan.bedroom']],
    ['slept seven hours and my back hurts, remind me to stretch at six', ['reading', 'reminder']],
    ['turn on the kitchen light, I am tired', ['home light.kitchen']],
    ['turn on the kitchen and bedroom lights', ['home light.kitchen light.bedroom']],
    ['turn on the kitchen light and the fan', ['home light.kitchen fan.bedroom']],
    ['lock the front door. turn off the fan', ['home lock.front', 'home fan.bedroom']],
  ])('does all that “%s” asks, clause by clause', (text, expected) => {
    expect(doneBy(text)).toEqual(expected);
  });

  it('never lets a slot of one clause serve another', () => {
    const [first, second] = clausesOf('remind me to stretch at six and turn on the fan');
    expect(first?.chosen?.parameters).toMatchObject({ text: 'stretch', when: { hour: 6 } });
    expect(second?.chosen?.parameters).not.toHaveProperty('when');
  });

  it('tells what is left beside a command', () => {
    const clauses = clausesOf('turn on the kitchen light, I am tired');
    expect(clauses.map(({ act }) => act)).toEqual(['home', 'told']);
  });

  it('splits items, keeps pairs and leaves determiners and courtesy out', () => {
    const [clause] = clausesOf('please add the milk, some eggs and fish and chips to the groceries thanks');
    expect(clause?.chosen?.parameters).toMatchObject({
      items: ['milk', 'eggs', 'fish and chips'],
      list: 'groceries',
    });
  });

  it('asks what is asked in full, whatever its topic is taken for', () => {
    expect(clausesOf('tell me about the history of counting')).toMatchObject([
      {
        act: 'ask',
        decision: 'act',
        chosen: { skill: 'recall', parameters: { topic: 'history of counting' } },
      },
    ]);
  });

  it('shows every candidate and why it lost', () => {
    const [clause] = explain(engine.understand("don't turn on the bedroom light", { names })).clauses;
    expect(clause?.candidates[0]).toMatchObject({ isChosen: false, verdict: 'negated' });
    expect(clause?.form).toContain('isNegated');
  });

  it('takes what is too long to be a command as told, and marks alone as talk', () => {
    const long = `turn on the kitchen light ${'and so on '.repeat(80)}`;
    expect(clausesOf(long)).toMatchObject([{ act: 'told', decision: 'keep', candidates: [] }]);
    expect(clausesOf('???')).toMatchObject([{ act: 'talk', decision: 'reply' }]);
    expect(clausesOf('  ')).toEqual([]);
  });
});

describe('hostile texts', () => {
  it('tries nothing in what is longer than any command', () => {
    for (const { text } of hostileTexts(100_000)) {
      const { clauses } = engine.understand(text, { names });
      expect(clauses.flatMap(({ candidates }) => candidates)).toEqual([]);
    }
  });
});
