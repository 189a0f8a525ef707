import { hostileTexts } from '../../../../testing/hostile-texts.js';
import { type Sentences } from '../skill-manifest.js';
import { parametersReader } from './declared-sentences.js';
import { MAX_TEMPLATE_WORDS } from './match.js';
import { compile } from './program.js';
import { choice, isNumber, textOf } from './slots.js';

const reader = (sentences: Sentences): ((text: string) => unknown) => {
  const read = parametersReader(sentences);
  return (text) => read(text.split(' ').filter(Boolean));
};

describe('a template', () => {
  const read = reader({
    words: { open: '(open [up]|go to)' },
    slots: { screen: choice({ '[the] memory|memories': 'memory', 'home [page]': 'home' }) },
    templates: ['[please] {open} [the|my] {screen:screen} [now]'],
  });

  it.each([
    ['open memory', { screen: 'memory' }],
    ['please open up the memory now', { screen: 'memory' }],
    ['go to my home page', { screen: 'home' }],
  ])('reads “%s” as %j', (text, parameters) => {
    expect(read(text)).toEqual(parameters);
  });

  it.each(['', 'open', 'open the', 'open memory please', 'memory', 'go memory', 'open memory home'])(
    'does not read “%s”, of which it does not account for every word',
    (text) => {
      expect(read(text)).toBeUndefined();
    },
  );

  it('takes as few free words as fit, and ends with the sentence', () => {
    const add = reader({ templates: ['(add|put) {item:text} (to|on) [my] {list:text} list'] });
    expect(add('add salt to taste to my shopping list')).toEqual({
      item: 'salt',
      list: 'taste to my shopping',
    });
    expect(add('put oat milk on list')).toBeUndefined();
  });

  it('reads numbers, fixed values and values of its own kind', () => {
    const read = reader({
      slots: {
        share: textOf((said) => ({ share: Number(said) / 100 }), isNumber),
      },
      templates: [
        { say: 'set {count:number} timers', with: { operation: 'set' } },
        { say: 'dim to {share:share}', with: { operation: 'dim' } },
      ],
    });
    expect(read('set 3 timers')).toEqual({ operation: 'set', count: 3 });
    expect(read('set three timers')).toBeUndefined();
    expect(read('dim to 40')).toEqual({ operation: 'dim', share: 0.4 });
    expect(read('dim to half')).toBeUndefined();
  });

  it('skips any words, and none', () => {
    const read = reader({ templates: ['... on this day ...'] });
    expect(read('on this day')).toEqual({});
    expect(read('tell me what i did on this day last year')).toEqual({});
    expect(read('on that day')).toBeUndefined();
  });

  it('is the first that fits', () => {
    const read = reader({
      templates: [
        { say: 'turn {what:text} off', with: { to: 'off' } },
        { say: 'turn {what:text}', with: { to: 'on' } },
      ],
    });
    expect(read('turn it off')).toEqual({ what: 'it', to: 'off' });
    expect(read('turn it round')).toEqual({ what: 'it round', to: 'on' });
  });

  it.each([
    ['an open bracket', 'open [the'],
    ['a closed bracket', 'open the]'],
    ['a wrong pair', 'open (the]'],
    ['a slot without its end', 'open {screen:text'],
    ['a slot without a name', 'open {}'],
    ['a type that nobody declared', 'open {screen:planet}'],
    ['words that nobody declared', 'open {things}'],
    ['too long a text', 'a '.repeat(2_000)],
    ['too many sentences', '{a}'],
    ['words that stand for themselves', '{b}'],
  ])('that has %s does not start the server', (_, template) => {
    const words = { a: '(x|y|z) '.repeat(240), b: '{b}' };
    expect(() => compile(`${template} ${template}`, { words })).toThrow();
  });

  it('reads no more words than anybody asks with', () => {
    const read = reader({ templates: ['say {what:text}'] });
    expect(read(`say ${'a '.repeat(MAX_TEMPLATE_WORDS - 1)}`)).toBeDefined();
    expect(read(`say ${'a '.repeat(MAX_TEMPLATE_WORDS)}`)).toBeUndefined();
  });
});

describe('hostile words', () => {
  it('take a time in proportion to their number, whatever the template', () => {
    // A backtracking matcher would try 2^n ways to share these words among the slots.
    const slots = Array.from({ length: 12 }, (_, at) => `{s${String(at)}:text} [a] [a a]`).join(' ');
    const read = reader({ templates: [`${slots} end`] });
    const started = performance.now();
    expect(read('a '.repeat(MAX_TEMPLATE_WORDS))).toBeUndefined();
    for (const { text } of hostileTexts(4_000)) read(text);
    expect(performance.now() - started).toBeLessThan(500);
  });

  it('are never read as a template or as a property', () => {
    const read = reader({ slots: { it: choice({ yes: true }) }, templates: ['{it:it}'] });
    for (const text of ['{it:it}', '[yes]', '(yes|no)', '__proto__', 'constructor', '...'])
      expect(read(text)).toBeUndefined();
  });
});
