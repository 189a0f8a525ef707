import { describe, expect, it } from 'vitest';
import type { MemoryVersion } from '../../../shared/memory/api/memory.api';
import { labelChanges } from './label-changes';

const untouched = {
  kind: 'note',
  tags: [],
  importance: 2,
  happenedAt: null,
} satisfies Partial<MemoryVersion>;

describe('labelChanges', () => {
  it('says what happened to the kind and the tags', () => {
    expect(
      labelChanges(
        { ...untouched, tags: ['health', 'lab'] },
        { ...untouched, kind: 'fact', tags: ['health', 'iron'] },
      ),
    ).toEqual(['Note became fact.', 'Tagged iron.', 'No longer tagged lab.']);
  });

  it('says what happened to the importance and the day', () => {
    const dated = { ...untouched, importance: 3, happenedAt: '2026-03-13T12:00:00Z' };
    expect(labelChanges(untouched, dated)).toEqual(['Importance became high.', 'Dated 13 March 2026.']);
    expect(labelChanges(dated, untouched)).toEqual(['Importance became normal.', 'No longer dated.']);
  });

  it('is silent when nothing changed', () => {
    expect(labelChanges(untouched, untouched)).toEqual([]);
  });
});
