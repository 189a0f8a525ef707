import { readSeeds } from './seeds.js';

const BASE = { name: 'base.txt', text: '@ who = Ann|Bo\n\n# a note\n== told\n{who} is here\n' };

describe('seed files', () => {
  it('reads headings, notes and lists, and lets every file use the lists of base.txt', () => {
    const { seeds, lists } = readSeeds([BASE, { name: 'mia.txt', text: '== ask\nwhere is {who}\n' }]);
    expect(seeds.map(({ label, line, writer }) => [label, line, writer])).toEqual([
      ['told', '{who} is here', 'base'],
      ['ask', 'where is {who}', 'mia'],
    ]);
    expect(lists.get('who')).toEqual(['Ann', 'Bo']);
  });

  it('keeps the lists of a file in that file', () => {
    const own = { name: 'mia.txt', text: '@ pet = cat\n== told\nmy {pet}\n' };
    expect(() => readSeeds([BASE, own, { name: 'zoe.txt', text: '== told\nmy {pet}\n' }])).toThrow(
      'zoe.txt:2',
    );
  });

  it('counts a line once that two writers had for one act', () => {
    const { seeds } = readSeeds([BASE, { name: 'mia.txt', text: '== told\n{WHO} is here\n'.toLowerCase() }]);
    expect(seeds).toHaveLength(1);
  });

  it('counts a skill with few lines for its act only', () => {
    const lines = ['a', 'b', 'c', 'd', 'e'].map((word) => `turn it ${word}`);
    const text = `== home|home.on\n${lines.join('\n')}\n== home|home.off\nno more\n`;
    expect(readSeeds([{ name: 'base.txt', text }]).seeds.map(({ label }) => label)).toEqual([
      ...lines.map(() => 'home|home.on'),
      'home',
    ]);
  });

  it.each([
    ['a sentence\n', 'base.txt:1: .*before the first heading'],
    ['== chat\nhello\n', 'base.txt:1: .*begins with no act'],
    ['@ who Ann|Bo\n', 'base.txt:1: .*a list is written'],
    ['== told\n(a\n', 'base.txt:2: .*missing'],
  ])('says where a file is wrong: %j', (text, problem) => {
    expect(() => readSeeds([{ name: 'base.txt', text }])).toThrow(new RegExp(problem, 'u'));
  });
});
