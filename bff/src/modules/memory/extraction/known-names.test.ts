import { type KnownEntity, KnownNames } from './known-names.js';

const entity = (kind: KnownEntity['kind'], name: string, ...aliases: string[]): KnownEntity => ({
  id: name,
  kind,
  name,
  key: name.toLowerCase(),
  aliases,
  isIgnored: false,
});

describe('the names a user knows', () => {
  const known = new KnownNames([
    entity('person', 'Ana Silva', 'annie'),
    entity('person', 'Ben Weber'),
    entity('person', 'Ben Novak'),
    entity('person', 'Will'),
    entity('place', 'Graz'),
    entity('topic', 'choir'),
  ]);
  const find = (kind: KnownEntity['kind'], name: string): string | undefined =>
    known.find({ kind, name })?.name;
  const mentioned = (text: string): string[] => known.mentionedIn(text).map(({ name }) => name);

  it('are found by a nickname, in any case, and by a first name that only one has', () => {
    expect(find('person', 'ANA SILVA')).toBe('Ana Silva');
    expect(find('person', 'Annie')).toBe('Ana Silva');
    expect(find('person', 'Ana')).toBe('Ana Silva');
    expect(find('person', 'Ben')).toBeUndefined();
    expect(find('place', 'Ana')).toBeUndefined();
  });

  it('keep the kind that the user gave them', () => {
    expect(find('person', 'Graz')).toBe('Graz');
  });

  it.each([
    ['met annie in graz', ['Ana Silva', 'Graz']],
    ['Will you come?', []],
    ['I asked Will.', ['Will']],
    ['the choir', []],
    ['Graz', ['Graz']],
  ])('are found in: %s', (text, expected) => {
    expect(mentioned(text)).toEqual(expected);
  });
});
