import { node } from '../pack/lexicon.js';
import { loadPack } from '../pack/load-pack.js';
import { tokenise } from '../tokens/tokenise.js';
import { type ActModel } from './act-model.js';
import { type Classification, ActClassifier } from './classifier.js';

const PACKS = `${import.meta.dirname}/../packs`;

function reader(language: string): (text: string) => Classification {
  const pack = loadPack(`${PACKS}/${language}`);
  const classifier = ActClassifier.load(language, pack.lexicon);
  return (text) => classifier.classify(tokenise(text, pack), text);
}

function actIn(classification: Classification): string {
  return Object.entries(classification.acts).sort(([, one], [, other]) => other - one)[0]?.[0] ?? '';
}

const sum = (shares: Iterable<number>): number => [...shares].reduce((total, share) => total + share, 0);

describe('the shipped act classifiers', () => {
  const english = reader('en');
  const german = reader('de');

  it.each([
    ['turn off the lamp in the hallway', 'home'],
    ['remind me to water the plants tomorrow', 'reminder'],
    ['add oat milk to the shopping list', 'list'],
    ['my sister moved to Porto last summer', 'told'],
    ['where did I put the spare key?', 'ask'],
    ['who wrote hamlet', 'world'],
    ['thanks, you are great', 'talk'],
  ])('reads %j as %s', (text, act) => {
    expect(actIn(english(text))).toBe(act);
  });

  it.each([
    ['mach das Licht im Flur aus', 'home'],
    ['erinnere mich morgen an den Arzt', 'reminder'],
    ['meine Schwester wohnt in Hamburg', 'told'],
  ])('reads %j as %s in German', (text, act) => {
    expect(actIn(german(text))).toBe(act);
  });

  it('gives shares that sum to 1, and an act the sum of its labels', () => {
    const { acts, labels } = english('switch the radio on and dim the lights');
    expect(sum(Object.values(acts))).toBeCloseTo(1, 9);
    expect(sum(Object.values(labels))).toBeCloseTo(1, 9);
    const home = Object.entries(labels).filter(([label]) => label === 'home' || label.startsWith('home|'));
    expect(sum(home.map(([, share]) => share))).toBeCloseTo(acts.home, 9);
  });

  it('says something of nothing as well', () => {
    for (const text of ['', '…', '🙂', '\u0000'])
      expect(sum(Object.values(english(text).acts))).toBeCloseTo(1, 9);
  });

  it.each(['and ', 'turn on ', 'a', '7 ', "' ", '?!', 'ä'])(
    'reads no further than the beginning of a long text of %j',
    (part) => {
      expect(english(part.repeat(100_000))).toEqual(english(part.repeat(10_000)));
    },
  );
});

describe('ActClassifier', () => {
  const description = {
    language: 'xx',
    labels: ['told', 'home', 'home|home.off', 'home|home.on'],
    buckets: 32_768,
    dimensions: 0,
    layout: '',
    sharpness: 1,
    skillSharpness: 1,
    steps: [1, 1, 1, 1],
    vectorSteps: [1, 1, 1, 1],
    tags: {},
    madeFrom: {},
    sha256: '',
  };
  const untaught: ActModel = { description, numbers: new Int8Array(4 * 32_768) };

  it('is of no opinion where nothing was taught', () => {
    const { acts, labels } = new ActClassifier(untaught, node()).classify([], '');
    expect([acts.told, acts.home, acts.ask]).toEqual([0.5, 0.5, 0]);
    expect(labels).toEqual({ told: 0.5, 'home|home.off': 0.25, 'home|home.on': 0.25 });
  });

  it('refuses a model that was taught with other vectors', () => {
    const vectors = { dimensions: 3, has: () => false, addTo: () => false };
    expect(() => new ActClassifier(untaught, node(), vectors)).toThrow('other word vectors');
  });
});
