import { cpuTimeOf } from '../../testing/cpu-time.js';
import { normalised } from './normalised.js';

const marks = (count: number): string => `a${'\u0301\u0316'.repeat(count / 2)}`;

describe('normalised', () => {
  it('composes letters, and leaves alone what is no letter any more', () => {
    expect(normalised('Ine\u0302s', 'NFC')).toBe('Inês');
    expect(normalised(`e\u0301 ${marks(40)} e\u0301`, 'NFC')).toBe(`é ${marks(40)} é`);
  });

  it('changes nothing of what it gave', () => {
    const once = normalised(`\u0344`.repeat(20) + marks(200) + 'e\u0301', 'NFC');
    expect(normalised(once, 'NFC')).toBe(once);
  });

  it('O1: takes a time in proportion to thousands of marks on one letter', () => {
    expect(cpuTimeOf(() => normalised(marks(200_000), 'NFC'))).toBeLessThan(1_000);
  });
});
