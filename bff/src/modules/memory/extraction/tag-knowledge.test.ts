import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { terms } from '../../../common/language/terms.js';
import { TagKnowledge, type TaggedMemory } from './tag-knowledge.js';

/** The words of a memory, and its tags. */
type Tagged = [text: string, ...tags: string[]];
interface Life {
  isTuned: boolean;
  history: Tagged[];
  memories: Tagged[];
}

const file = path.join(import.meta.dirname, 'cases', 'tag-suggestions.yaml');
const lives = Object.values(parse(readFileSync(file, 'utf8')) as Record<string, Life>);

const tagged = (text: string, ...tags: string[]): TaggedMemory => ({ terms: terms(text), tags });

describe('which tags go with a text', () => {
  const knowledge = new TagKnowledge([
    tagged('Rehearsal with the choir', 'music'),
    tagged('Choir concert in the church', 'music'),
    tagged('The choir sings Bach in the church', 'music', 'baroque'),
    tagged('Ran ten kilometres', 'running'),
    tagged('Ran along the river with Ana', 'running'),
    tagged('Ran to the office', 'running'),
    tagged('Ran up the hill, ten kilometres', 'running'),
    tagged('Bought bread by the river'),
    tagged('Paid the rent'),
  ]);

  it.each([
    ['The choir sang in the church.', ['music']],
    ['Ran six kilometres.', ['running']],
    ['The dishwasher is running.', []],
    ['New running shoes.', []],
    ['Baroque flute.', []],
    ['A walk by the river.', []],
    ['Nothing in common.', []],
  ])('%s', (text, expected) => {
    expect(knowledge.suggest(text, [])).toEqual(expected);
  });

  it('leaves out what it is tagged with, and gives three at most', () => {
    expect(knowledge.suggest('The choir in the church', ['music'])).toEqual([]);
    const same = tagged('one old thing', 'red', 'green', 'blue', 'black');
    const many = new TagKnowledge([same, same, same]);
    expect(many.suggest('one old thing', [])).toEqual(['black', 'blue', 'green']);
  });

  it('is not talked into it by many words that mostly go without the tag', () => {
    const words = Array.from({ length: 40 }, (_, i) => `word${String(i)}`);
    const lines = words.flatMap((word) => [tagged(word, 'music'), tagged(word), tagged(word)]);
    expect(new TagKnowledge(lines).suggest(words.join(' '), [])).toEqual([]);
  });

  it('suggests nothing where nothing is tagged', () => {
    expect(new TagKnowledge([tagged('Choir')]).suggest('Choir', [])).toEqual([]);
  });

  describe.each([
    ['tuned on', true],
    ['only scored', false],
  ])('in the lives that are %s', (_, isTuned) => {
    const chosen = lives.filter((life) => life.isTuned === isTuned);
    const scored = chosen.map((life) => scoreOf(life));
    const sum = (of: keyof Score): number => scored.reduce((all, score) => all + score[of], 0);

    it('there are ninety memories, half of them without a fitting tag', () => {
      const memories = chosen.flatMap((life) => life.memories);
      expect(memories).toHaveLength(90);
      expect(memories.filter(([, ...tags]) => tags.length === 0).length).toBeGreaterThanOrEqual(44);
    });

    it('nine of ten suggestions are right, and some two thirds of the fitting tags are found', () => {
      const [precision, recall] = [sum('right') / sum('suggested'), sum('right') / sum('fitting')];
      console.info(`precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`);
      expect(precision).toBeGreaterThanOrEqual(0.9);
      expect(recall).toBeGreaterThanOrEqual(0.66);
    });
  });
});

interface Score {
  right: number;
  suggested: number;
  fitting: number;
}

function scoreOf({ history, memories }: Life): Score {
  const knowledge = new TagKnowledge(history.map((each) => tagged(...each)));
  const score = { right: 0, suggested: 0, fitting: 0 };
  for (const [text, ...fitting] of memories) {
    const suggested = knowledge.suggest(text, []);
    score.right += suggested.filter((tag) => fitting.includes(tag)).length;
    score.suggested += suggested.length;
    score.fitting += fitting.length;
  }
  return score;
}
