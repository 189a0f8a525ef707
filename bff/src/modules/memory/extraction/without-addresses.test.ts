import { cpuTimeOf } from '../../../testing/cpu-time.js';
import { withoutAddresses } from './without-addresses.js';

describe('withoutAddresses', () => {
  it.each([
    ['Write to ana@example.com, please.', 'Write to   please.'],
    ['See https://example.com/Ana and www.Ben.org.', 'See   and  '],
    ['Run `Ana Ben` or x`y`z', 'Run   or x z'],
    ['`a`bo@example.com end', '  end'],
    ['Only @ana, a@b and ` remain.', 'Only @ana, a@b and ` remain.'],
    ['@a@b.c x', '  x'],
    ['👍👍 www. `👍` 👍', '👍👍 www.   👍'],
  ])('leaves of %j', (text, left) => {
    expect(withoutAddresses(text)).toBe(left);
  });

  it.each(['a@', '`a`', '`', 'a@a.', 'www.', 'http://', '@'])(
    'O1: reads 20,000 characters of %s at once',
    (part) => {
      const text = part.repeat(20_000 / part.length);
      expect(cpuTimeOf(() => withoutAddresses(text))).toBeLessThan(100);
    },
  );
});
