import { hoursIn } from './hours.js';

describe('hours of the day', () => {
  it.each([
    ['from 10 pm to 7', '22:00', '07:00'],
    ['from 10 pm to 7 am', '22:00', '07:00'],
    ['from 22:00 to 07:00', '22:00', '07:00'],
    ['between 10:30 pm and 6:45 am', '22:30', '06:45'],
    ['from 10 to 7', '22:00', '07:00'],
    ['from 1 to 6', '01:00', '06:00'],
    ['from midnight until 8', '00:00', '08:00'],
    ['from 9 am to 5', '09:00', '17:00'],
    ['from 12 to 7', '00:00', '07:00'],
    ['from 11 p m until 7 in the morning', '23:00', '07:00'],
    ['22 to 7', '22:00', '07:00'],
  ])('are read from “%s”', (text, from, until) => {
    expect(hoursIn(text)).toEqual({ from, until });
  });

  it.each(['', 'from 10', 'from 25 to 7', 'from 13 pm to 7', 'from 10 pm to 10 pm', 'from monday to friday'])(
    'are not read from “%s”',
    (text) => {
      expect(hoursIn(text)).toBeUndefined();
    },
  );
});
