import { columnsOf } from '../acts/labels.js';
import { taggerOf } from '../acts/tags.js';
import { node } from '../pack/lexicon.js';
import { loadPack } from '../pack/load-pack.js';
import { tokenise } from '../tokens/tokenise.js';
import { crossValidate, crossValidateByWriter, joined } from './cross-validation.js';
import { makeModel } from './make-model.js';
import { readSeeds } from './seeds.js';

const WORDS = ['lamp', 'radio', 'fan', 'heater', 'kettle', 'oven', 'door', 'blinds', 'plug', 'tv'];

/** A language of two acts, taught in half a second. */
function course(): Parameters<typeof makeModel>[0] {
  const pack = loadPack(`${import.meta.dirname}/../packs/en`);
  const home = WORDS.map((word) => `switch off the ${word}`);
  const told = WORDS.map((word) => `my brother sold his ${word} yesterday`);
  const { seeds, lists } = readSeeds([
    { name: 'base.txt', text: `== home|home.off\n${home.join('\n')}\n` },
    { name: 'mia.txt', text: `== told\n${told.join('\n')}\n== home\nlights out\n` },
  ]);
  const reader = {
    tokenise: (text: string) => tokenise(text, pack),
    tag: taggerOf(pack.tags),
    lexicon: node(),
  };
  const columns = columnsOf(seeds.map(({ label }) => label));
  return { language: 'en', seeds, school: { columns, reader, lists }, tags: {}, madeFrom: {} };
}

describe('crossValidate', () => {
  it('asks every line once, of a model that has not read it', () => {
    const { all, skills, byAct } = joined([...crossValidate(course())]);
    expect(all.asked).toBe(21);
    expect(all.right).toBeGreaterThanOrEqual(19);
    expect(skills).toEqual({ asked: 10, right: 10 });
    expect(byAct.told?.asked).toBe(10);
  });

  it('knows nothing of what no other writer said', () => {
    const [base, mia] = [...crossValidateByWriter(course())];
    expect([base?.writer, mia?.writer]).toEqual(['base', 'mia']);
    expect(mia?.byAct.told?.right).toBe(0);
    expect(mia?.mistakes['told > home']).toBe(10);
  });
});

describe('makeModel', () => {
  it('gives the same bytes for the same seeds', () => {
    const [one, other] = [makeModel(course()), makeModel(course())];
    expect(Buffer.from(one.numbers).equals(Buffer.from(other.numbers))).toBe(true);
    expect(one.description).toEqual(other.description);
    expect(one.description.labels).toEqual(['told', 'home', 'home|home.off']);
  });
});
