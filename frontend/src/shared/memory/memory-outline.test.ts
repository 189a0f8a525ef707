import { describe, expect, it } from 'vitest';
import { memoryExcerpt, memoryTitle, outlineMemory } from './memory-outline';

function bodyOf(text: string): string {
  const { body } = outlineMemory(text);
  return text.slice(body.start, body.end);
}

describe('memoryTitle', () => {
  it.each([
    ['Ana and Leo', 'Ana and Leo'],
    ['My sister Ana is allergic to peanuts and walnuts', 'My sister Ana is allergic to…'],
    ['Anastasiaanastasiaanastasiaanastasia', 'Anastasiaanastasiaanastasiaanast…'],
  ])('cuts %s where there is less room: %s', (text, title) => {
    expect(memoryTitle(text, 32)).toBe(title);
  });
});

describe('outlineMemory', () => {
  it('takes one short sentence as the whole memory', () => {
    const text = 'My sister Ana is allergic to peanuts.';
    expect(memoryTitle(text)).toBe('My sister Ana is allergic to peanuts');
    expect(bodyOf(text)).toBe('');
  });

  it('takes the first sentence as the title and the rest as the body', () => {
    const text = 'Ferritin was 18 µg/L. Dr. Okafor wants to repeat it.';
    expect(memoryTitle(text)).toBe('Ferritin was 18 µg/L');
    expect(bodyOf(text)).toBe('Dr. Okafor wants to repeat it.');
  });

  it('knows sentences of scripts without capitals', () => {
    expect(memoryTitle('אחותי אלרגית. היא נושאת מזרק.')).toBe('אחותי אלרגית');
  });

  it('does not end a sentence at an abbreviation or inside a number', () => {
    expect(memoryTitle('Dr. Okafor said 16.5 °C is fine.')).toBe('Dr. Okafor said 16.5 °C is fine');
  });

  it('takes a heading without its marker', () => {
    const text = '\n## Porto\n\nOctopus outside.';
    expect(memoryTitle(text)).toBe('Porto');
    expect(bodyOf(text)).toBe('Octopus outside.');
  });

  it('takes a task or a list item without its marker', () => {
    expect(memoryTitle('- [ ] Call Ana\n- [x] Call Jonas')).toBe('Call Ana');
  });

  it('cuts a long sentence at a word and keeps the whole text as the body', () => {
    const text = `The ${'very '.repeat(30)}long sentence never ends.`;
    const title = memoryTitle(text);
    expect(title.endsWith('very…')).toBe(true);
    expect(title.length).toBeLessThanOrEqual(91);
    expect(bodyOf(text)).toBe(text);
  });

  it('cuts text without spaces', () => {
    expect(memoryTitle('x'.repeat(500))).toBe(`${'x'.repeat(90)}…`);
  });

  it('keeps questions and dots of omission', () => {
    expect(memoryTitle('Where is the yard?')).toBe('Where is the yard?');
    expect(memoryTitle('And then...')).toBe('And then...');
  });
});

describe('memoryExcerpt', () => {
  it('continues where the title stops, on one line', () => {
    expect(memoryExcerpt('Porto. Octopus\n\noutside.')).toBe('Octopus outside.');
    expect(memoryExcerpt(`${'word '.repeat(30)}end`)).toMatch(/^…word/);
  });

  it('is empty when the title says it all', () => {
    expect(memoryExcerpt('Call Ana.')).toBe('');
  });
});
