import { describe, expect, it } from 'vitest';
import { greeting } from './greeting';

const at = (hour: number): Date => new Date(2026, 2, 12, hour);

describe('greeting', () => {
  it.each([
    [4, 'Hello, Mara'],
    [5, 'Good morning, Mara'],
    [12, 'Good afternoon, Mara'],
    [18, 'Good evening, Mara'],
    [21, 'Good evening, Mara'],
    [22, 'Hello, Mara'],
  ])('fits %i o’clock', (hour, words) => {
    expect(greeting('Mara Keller', at(hour))).toBe(words);
  });

  it('does without a name', () => {
    expect(greeting(' ', at(9))).toBe('Good morning');
  });
});
