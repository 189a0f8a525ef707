import { phoneNumber, plainNumber } from './phone-number';

const problemOf = (text: string) => phoneNumber.safeParse(text).error?.issues[0]?.message;

test('takes a number as people write it', () => {
  expect(plainNumber('+44 (20) 7946-0123')).toBe('+442079460123');
  expect(plainNumber('0044 20 7946 0123')).toBe('+442079460123');
  expect(problemOf('+44 20 7946 0123')).toBeUndefined();
});

test.each(['', '   '])('asks for a number instead of %j', (text) => {
  expect(problemOf(text)).toBe('Enter a phone number.');
});

test.each(['020 7946 0123', '+44', '+44 20 7946 0123 4567 89', '+44 call me'])(
  'asks for more than %j',
  (text) => {
    expect(problemOf(text)).toMatch(/country in front/);
  },
);
