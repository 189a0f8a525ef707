import { entity, flat } from '../../../testing/factories/home.js';
import { loadLanguage } from '../../language/loaded-languages.js';
import { tokenise } from '../../language/tokens/tokenise.js';
import { chosenFrom } from './choice.js';

const home = flat();
const locks = home.entities.filter(({ domain }) => domain === 'lock');
const lights = home.entities.filter(({ domain }) => domain === 'light');

function choose(text: string, offered = locks, language = 'en'): string[] | undefined {
  const { pack } = loadLanguage(language);
  return chosenFrom(offered, tokenise(text, pack), { home, pack })?.map(({ id }) => id);
}

describe('the answer to “which one?”', () => {
  it.each([
    ['the second', ['lock.back']],
    ['the first one please', ['lock.front']],
    ['number 2', ['lock.back']],
    ['the last one', ['lock.back']],
    ['the back one', ['lock.back']],
    ['front door', ['lock.front']],
    ['both', ['lock.front', 'lock.back']],
    ['all of them', ['lock.front', 'lock.back']],
  ])('%j chooses of what was offered', (text, ids) => {
    expect(choose(text)).toEqual(ids);
  });

  it.each([
    ['die zweite', ['lock.back']],
    ['beide', ['lock.front', 'lock.back']],
  ])('%j does so in German', (text, ids) => {
    expect(choose(text, locks, 'de')).toEqual(ids);
  });

  it.each([
    ['the one in the kitchen', ['light.kitchen_ceiling', 'light.counter']],
    ['bedroom', ['light.bed_lamp']],
    ['upstairs', ['light.bed_lamp']],
  ])('%j is a room', (text, ids) => {
    expect(choose(text, lights)).toEqual(ids);
  });

  it('tells two things of one room apart by a word of their names', () => {
    const bed = [entity('light.a', 'Reading Light', 'bed'), entity('light.b', 'Ceiling Spot', 'bed')];
    expect(choose('the reading one', bed)).toEqual(['light.a']);
  });

  it.each(['the third', 'the door'])('%j does not tell which', (text) => {
    expect(choose(text)).toEqual([]);
  });

  it('is not both of more than two', () => {
    expect(choose('both', lights)).toEqual([]);
  });

  it.each(['the sauna', 'tomorrow'])('%j is none', (text) => {
    expect(choose(text)).toBeUndefined();
  });
});
