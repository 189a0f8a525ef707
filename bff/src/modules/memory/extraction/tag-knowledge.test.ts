import { terms } from '../../../common/language/terms.js';
import { TagKnowledge } from './tag-knowledge.js';

const tagged = (text: string, ...tags: string[]): { terms: string[]; tags: string[] } => ({
  terms: terms(text),
  tags,
});

describe('which tags go with a text', () => {
  const knowledge = new TagKnowledge([
    tagged('Rehearsal with the choir', 'music'),
    tagged('Choir concert in the church', 'music'),
    tagged('The choir sings Bach', 'music', 'baroque'),
    tagged('Ran ten kilometres', 'running'),
    tagged('Ran along the river with Ana', 'running'),
    tagged('Ran to the office', 'running'),
    tagged('Ran up the hill and rested', 'running'),
    tagged('Bought bread by the river'),
    tagged('Paid the rent'),
  ]);

  it.each([
    ['The choir meets on Monday.', ['music']],
    ['Ran home.', ['running']],
    ['New running shoes.', ['running']],
    ['Baroque flute.', ['baroque']],
    ['A walk by the river.', []],
    ['Nothing in common.', []],
  ])('%s', (text, expected) => {
    expect(knowledge.suggest(text, [])).toEqual(expected);
  });

  it('leaves out what it is tagged with, and gives three at most', () => {
    expect(knowledge.suggest('The choir', ['music'])).toEqual([]);
    const many = new TagKnowledge([tagged('x', 'red', 'green', 'blue', 'black')]);
    expect(many.suggest('red green blue black', [])).toEqual(['black', 'blue', 'green']);
  });

  it('suggests nothing where nothing is tagged', () => {
    expect(new TagKnowledge([tagged('Choir')]).suggest('Choir', [])).toEqual([]);
  });
});
