import { DrizzleQueryError } from 'drizzle-orm';
import { describeError } from './describe-error.js';

describe('describeError', () => {
  it('keeps what an unforeseen error says, and where', () => {
    const description = describeError(new TypeError('x is not a function'));
    expect(description).toMatchObject({ name: 'TypeError', message: 'x is not a function' });
    expect(description.stack?.[0]).toMatch(/^at .*describe-error\.test/);
  });

  it('K2: keeps nothing of the words that a database error quotes', () => {
    const reason = Object.assign(new Error('Key (text)=(my secret) already exists.'), {
      code: '23505',
      constraint: 'memories_key',
      detail: 'Key (text)=(my secret) already exists.',
    });
    const description = describeError(
      new DrizzleQueryError('insert into memories values ($1)', ['my secret'], reason),
    );
    expect(description).toMatchObject({ code: '23505', constraint: 'memories_key' });
    expect(JSON.stringify(description)).not.toContain('my secret');
    expect(JSON.stringify(describeError(reason))).not.toContain('my secret');
  });

  it('copes with anything thrown', () => {
    expect(describeError('a text')).toEqual({ name: 'string' });
    expect(describeError(undefined)).toEqual({ name: 'undefined' });
  });
});
