import { describe, expect, it } from 'vitest';
import { labelChanges } from './label-changes';

describe('labelChanges', () => {
  it('says what happened to the kind and the tags', () => {
    expect(
      labelChanges({ kind: 'note', tags: ['health', 'lab'] }, { kind: 'fact', tags: ['health', 'iron'] }),
    ).toEqual(['Note became fact.', 'Tagged iron.', 'No longer tagged lab.']);
  });

  it('is silent when nothing changed', () => {
    expect(labelChanges({ kind: 'note', tags: [] }, { kind: 'note', tags: [] })).toEqual([]);
  });
});
