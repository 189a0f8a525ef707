import { describe, expect, it } from 'vitest';
import { splitIntoMemories } from './split-into-memories';

describe('splitIntoMemories', () => {
  it('makes one memory of each paragraph, whatever the line ending', () => {
    expect(splitIntoMemories('First.\r\n\r\nSecond,\r\nwith a second line.\n \t\n\nThird.')).toEqual([
      'First.',
      'Second,\nwith a second line.',
      'Third.',
    ]);
  });

  it('gives nothing for blank text', () => {
    expect(splitIntoMemories(' \n\n\t\n')).toEqual([]);
  });

  it('keeps headings with the paragraph they introduce', () => {
    expect(splitIntoMemories('# Porto\n\n## Food\n\nOctopus outside.\n\nCash only.')).toEqual([
      '# Porto\n\n## Food\n\nOctopus outside.',
      'Cash only.',
    ]);
  });

  it('starts a new memory at a heading that follows text directly', () => {
    expect(splitIntoMemories('Before.\n## After\nText.')).toEqual(['Before.', '## After\nText.']);
  });

  it('knows headings that are underlined', () => {
    expect(splitIntoMemories('Porto\n=====\n\nOctopus.')).toEqual(['Porto\n=====\n\nOctopus.']);
  });

  it('keeps a heading that introduces nothing', () => {
    expect(splitIntoMemories('Text.\n\n# Later')).toEqual(['Text.', '# Later']);
  });

  it('keeps a list without blank lines together and separates loose items', () => {
    expect(splitIntoMemories('- milk\n- bread\n\n- call Ana\n\n- call Jonas')).toEqual([
      '- milk\n- bread',
      '- call Ana',
      '- call Jonas',
    ]);
  });

  it('keeps an indented paragraph with its list item', () => {
    expect(splitIntoMemories('# Today\n\n1. Call Ana\n\n   She is in Lyon.\n\n2. Call Jonas')).toEqual([
      '# Today\n\n1. Call Ana\n\n   She is in Lyon.',
      '2. Call Jonas',
    ]);
  });

  it('keeps code fences whole, blank lines included', () => {
    expect(splitIntoMemories('```sh\none\n\ntwo\n```\n\nAfter.')).toEqual([
      '```sh\none\n\ntwo\n```',
      'After.',
    ]);
  });

  it('treats a fence that never closes as an ordinary line', () => {
    expect(splitIntoMemories('```\none\n\ntwo')).toEqual(['```\none', 'two']);
  });

  it('drops rules between paragraphs', () => {
    expect(splitIntoMemories('One.\n\n---\n\nTwo.\n\n* * *\n\nThree.')).toEqual(['One.', 'Two.', 'Three.']);
  });

  it('loses no words', () => {
    const text = '# A\n\nb c\n\n- d\n\n  e\n\n```\nf\n```\n\n## G';
    expect(splitIntoMemories(text).join('\n\n').replace(/\s+/g, ' ')).toBe(text.replace(/\s+/g, ' '));
  });
});
