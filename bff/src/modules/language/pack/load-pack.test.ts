import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { COMPILED_PACK, loadPack } from './load-pack.js';
import { missingIn } from './missing-in.js';
import { isOf, type Node, type Pack } from './pack.js';

const folders: string[] = [];

function folderOf(files: Record<string, string>, parent = tmpdir()): string {
  const folder = mkdtempSync(path.join(parent, 'pack-'));
  if (parent === tmpdir()) folders.push(folder);
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
  return folder;
}

function found(pack: Pack, phrase: string): Record<string, unknown> {
  let at: Node | undefined = pack.lexicon;
  for (const word of phrase.split(' ')) at = at?.next.get(word);
  return Object.fromEntries((at?.meanings ?? []).map(({ type, value }) => [type, value]));
}

const ENGLISH = {
  'grammar.yaml': `
language: en
grammar:
  stems: [{endings: [s], cut: 1}]
  gerund: {ending: ing, drops: e, vowels: aeiou, doubles: m, after: [mind]}
contractions: {"don't": do not}
tags: {V: [dim, close]}`,
  'home.yaml': `
negation: [not]
words:
  noun: {light: {domains: [light]}}
cues:
  dim: [dim, dim down]
  close: [close]
skills:
  light.set#down: {act: home, skill: light.set, domains: [light], slots: {step: by_percent|percent}, frames: ["dim^ target ?step$"], fixed: {direction: down}}
  list: {act: list, templates: [{say: "don't add <items*>", fixed: {operation: none}}]}`,
  'more.yaml': `
words:
  noun: {light: {class: lamp}, hall lamp: {domains: [light]}}`,
};

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

describe('a language pack', () => {
  it('is read from all files of a folder', () => {
    const pack = loadPack(folderOf(ENGLISH));
    expect(pack.language).toBe('en');
    expect(found(pack, 'light')).toEqual({ noun: { domains: ['light'], class: 'lamp' } });
    expect(pack.words.noun).toEqual(['light', 'hall lamp']);
    expect(isOf(pack, 'negation', 'not')).toBe(true);
    expect(isOf(pack, 'nothing of the kind', 'not')).toBe(false);
    expect(pack.known).toContain('lamp');
    expect([...pack.cues]).toEqual(['dim', 'close']);
  });

  it('is read as the build made it, where it did', () => {
    const folder = folderOf(ENGLISH);
    const pack = loadPack(folder);
    expect(deserialize(serialize(pack))).toEqual(pack);
    writeFileSync(path.join(folder, COMPILED_PACK), serialize({ ...pack, language: 'xx' }));
    expect(loadPack(folder)).toEqual({ ...pack, language: 'xx' });
  });

  it('knows the -ing form of a verb that is a cue', () => {
    const pack = loadPack(folderOf(ENGLISH));
    expect(found(pack, 'dimming down')).toEqual({ dim: 'dim down' });
    expect(found(pack, 'closing')).toEqual({ close: 'close' });
  });

  it('has skills with frames, slots and templates', () => {
    const [down, list] = loadPack(folderOf(ENGLISH)).skills;
    expect(down).toMatchObject({
      key: 'light.set#down',
      skill: 'light.set',
      act: 'home',
      slots: { step: ['by_percent', 'percent'] },
      fixed: { direction: 'down' },
      frames: [
        [
          { type: 'dim', isFirst: true, isOptional: false },
          { type: 'target' },
          { type: 'step', isOptional: true, isLast: true },
        ],
      ],
    });
    expect(list?.templates[0]?.steps.map(({ part }) => ('word' in part ? part.word : part.kind))).toEqual([
      'do',
      'not',
      'add',
      'free',
    ]);
  });

  it('takes the frames of another language over, not its templates', () => {
    const folder = folderOf(ENGLISH);
    const german = folderOf(
      {
        'de.yaml':
          'language: de\nextends: ..\ncues: {dim: [dimme]}\nskills: {light.set#down: {frames: [down target]}}',
      },
      folder,
    );
    const [down, list] = loadPack(german).skills;
    expect(down).toMatchObject({ act: 'home', frames: [{ length: 3 }, { length: 2 }] });
    expect(list).toMatchObject({ act: 'list', templates: [] });
    expect(missingIn(loadPack(german), loadPack(folder))).toEqual({
      words: ['negation', 'noun'],
      cues: ['close'],
      skills: ['list'],
      tags: ['V'],
    });
  });

  it.each([
    ['a language', { 'a.yaml': 'negation: [not]' }, /language/u],
    ['an act', { 'a.yaml': 'language: en\nskills: {list: {}}' }, /“list” has no act/u],
    ['right keys', { 'a.yaml': 'language: en\nskills: {list: {act: list, frame: []}}' }, /frame/u],
    [
      'sound templates',
      { 'a.yaml': 'language: en\nskills: {list: {act: list, templates: ["(add"]}}' },
      /no template/u,
    ],
    [
      'one place for a skill',
      { 'a.yaml': 'language: en\nskills: {a: {act: b}}', 'b.yaml': 'skills: {a: {act: c}}' },
      /two files/u,
    ],
  ])('needs %s', (_, files, message) => {
    expect(() => loadPack(folderOf(files as Record<string, string>))).toThrow(message);
  });
});
