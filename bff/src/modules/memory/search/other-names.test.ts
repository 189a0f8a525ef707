import { otherNames } from './other-names.js';

const plain = (names: ReturnType<typeof otherNames>): unknown =>
  Object.fromEntries([...names].map(([term, others]) => [term, Object.fromEntries(others)]));

describe('the other names of somebody', () => {
  it('stand for each other', () => {
    expect(plain(otherNames([['anna', 'mum', 'mama']]))).toEqual({
      anna: { mum: 1, mama: 1 },
      mum: { anna: 1, mama: 1 },
      mama: { anna: 1, mum: 1 },
    });
  });

  it('say less where only a part of a name is told', () => {
    expect(plain(otherNames([['anna weber', 'mum']]))).toEqual({
      anna: { mum: 0.5 },
      weber: { mum: 0.5 },
      mum: { anna: 0.5, weber: 0.5 },
    });
  });

  it('of several people are kept apart, and nobody is their own other name', () => {
    expect(plain(otherNames([['ben', 'ben weber'], ['graz'], ['the']]))).toEqual({
      ben: { weber: 0.5 },
      weber: { ben: 0.5 },
    });
  });
});
