import { describe, expect, it } from 'vitest';
import { makeMemory } from '../../../testing/factories/memory';
import { formatFullDay } from '../../../lib/format';
import { memoryDay } from './memory-day';

describe('memoryDay', () => {
  it('is when it happened, else when it was told', () => {
    const recordedAt = '2025-11-21T11:00:00.000Z';
    expect(memoryDay(makeMemory({ recordedAt }))).toBe('21 Nov 2025');
    expect(memoryDay(makeMemory({ recordedAt, happenedAt: '2025-02-18T11:00:00.000Z' }), formatFullDay)).toBe(
      '18 February 2025',
    );
  });

  it('says that it was inferred, with the year', () => {
    const happenedAt = `${String(new Date().getFullYear())}-02-18T11:00:00.000Z`;
    expect(memoryDay(makeMemory({ happenedAt, happenedAtIsInferred: true }))).toMatch(
      /^18 February \d{4}, inferred$/,
    );
  });
});
