import { withCurrentNames } from './exported-memory.js';

describe('a line of an older export', () => {
  it('gets the names of today', () => {
    const line = { id: 'a', status: 'proposed', understoodAt: null };
    expect(withCurrentNames(line)).toEqual({ id: 'a', status: 'suggested', extractedAt: null });
    expect(withCurrentNames({ ...line, status: 'active' })).toMatchObject({ status: 'active' });
  });

  it.each([null, 'text', { id: 'a', status: 'suggested', extractedAt: null }])(
    'leaves %j as it is',
    (line) => {
      expect(withCurrentNames(line)).toBe(line);
    },
  );
});
