import { expectEveryCase } from './cases.js';

/** What is thrown; its message tells of the misses. */
function failureOf(rows: [string, number?][], check: (word: string, length?: number) => void): Error {
  try {
    expectEveryCase(rows, check);
  } catch (error) {
    return error as Error;
  }
  throw new Error('Nothing was thrown.');
}

const hasLength = (word: string, length?: number): void =>
  expect({ length: word.length }).toEqual({ length });

describe('a table of cases', () => {
  it('passes when every case holds', () => {
    expect(() => expectEveryCase([['two', 3] as const, ['three', 5] as const], hasLength)).not.toThrow();
  });

  it('tells of each case that misses what was wanted and got, and goes on to the next', () => {
    const { message, cause } = failureOf([['one', 4], ['two', 3], ['three']], hasLength);
    expect(message).toBe(`2 of 3 cases miss:
- 'one', 4
    wanted { length: 4 }
    got    { length: 3 }
- 'three'
    wanted { length: undefined }
    got    { length: 5 }`);
    expect(cause).toBeInstanceOf(Error);
  });

  it('tells of what went wrong where nothing was compared', () => {
    const { message } = failureOf([['one']], () => {
      throw new TypeError('no word');
    });
    expect(message).toBe("1 of 1 cases miss:\n- 'one'\n    TypeError: no word");
  });

  it('fails without a case', () => {
    expect(failureOf([], hasLength).message).toBe('There’s no case.');
  });
});
