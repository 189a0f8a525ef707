import { describe, expect, it } from 'vitest';
import { withoutKinds, withoutPart, withPart } from './search-words';

describe('the words of a search', () => {
  it('lose one filter and keep the rest', () => {
    expect(withoutPart('dinner kind:event tag:trip', 'kind:event')).toBe('dinner tag:trip');
    expect(withoutPart('dinner', 'kind:event')).toBe('dinner');
  });

  it('gain one', () => {
    expect(withPart('dinner ', 'kind:event')).toBe('dinner kind:event');
    expect(withPart('', 'kind:event')).toBe('kind:event');
  });

  it('lose all their kinds', () => {
    expect(withoutKinds('kind:event dinner type:fact mankind:x')).toBe('dinner mankind:x');
  });
});
