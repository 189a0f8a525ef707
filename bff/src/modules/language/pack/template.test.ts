import { type Part } from './pack.js';
import { canFit, compileTemplate } from './template.js';

const CONTEXT = {
  expansions: { list: '(my|the) list', loop: '{loop}' },
  wordsOf: (word: string) => (word === "don't" ? ['do', 'not'] : [word]),
};
const compile = (source: string) => compileTemplate(source, {}, CONTEXT);

/** Every way through a template, as text. */
function ways(source: string): string[] {
  const { steps, first } = compile(source);
  const from = (at: number, said: string): string[] => {
    const step = steps[at];
    if (!step) return [];
    const text = `${said} ${shown(step.part)}`.trim();
    return [...(step.isEnd ? [text] : []), ...step.next.flatMap((next) => from(next, text))];
  };
  return first.flatMap((at) => from(at, ''));
}

function shown(part: Part): string {
  if (part.kind === 'word') return part.word;
  return part.kind === 'free'
    ? `<${part.slot}*>`
    : part.slot === undefined
      ? `{${part.type}}`
      : `<${part.slot}:${part.type}>`;
}

describe('a template', () => {
  it.each([
    ['add milk', ['add milk']],
    ['(add|put) milk', ['add milk', 'put milk']],
    ['add [some] milk', ['add some milk', 'add milk']],
    ['[a|b] c', ['a c', 'b c', 'c']],
    ['a [b] [c]', ['a', 'a b', 'a b c', 'a c']],
    ['(a|b [c]) d', ['a d', 'b c d', 'b d']],
    ['(a|[b]) c', ['a c', 'b c', 'c']],
    ['{dim} <x:number> <items*>', ['{dim} <x:number> <items*>']],
    ['on {list}', ['on my list', 'on the list']],
    ["don't add", ['do not add']],
  ])('%s stands for all of its ways', (source, expected) => {
    expect(ways(source).sort()).toEqual([...expected].sort());
  });

  it('does not spell alternatives out', () => {
    const { steps } = compile('[a|b|c] [d|e|f] [g|h|i] [j|k|l] [m|n|o] end');
    expect(steps).toHaveLength(16);
  });

  it.each(['(a|b', 'a)', 'a]', '<x', '<x>', '<:number>', '{', '{}', '[a', '<x:>', '<*>'])(
    '%s is refused',
    (source) => {
      expect(() => compile(source)).toThrow(/no template/u);
    },
  );

  it('is refused where it fits nothing said, is too large or stands for itself', () => {
    expect(() => compile('[a] [b]')).toThrow(/nothing is said/u);
    expect(() => compile('a '.repeat(200))).toThrow(/too many/u);
    expect(() => compile(`(${'a|'.repeat(50)}b) (${'c|'.repeat(50)}d)`)).toThrow(/too many/u);
    expect(() => compile('{loop}')).toThrow(/itself/u);
  });

  it('can fit only where some way has all of its words', () => {
    const template = compile('(add|put) <items*> [on {day}] (list|shop)');
    const has = (...said: string[]) => canFit(template, (part) => said.includes(shown(part)));
    expect(has('add', 'list')).toBe(true);
    expect(has('put', 'shop')).toBe(true);
    expect(has('add')).toBe(false);
    expect(has('on', '{day}', 'list')).toBe(false);
  });
});
