import { type When } from '../../language/spans/when.js';
import { quietHoursOf } from './said-hours.js';

describe('hours of every day', () => {
  it.each<[string, When, When | undefined, { from: string; until: string } | undefined]>([
    ['10 pm to 7', { hour: 10, meridiem: 'pm' }, { hour: 7 }, { from: '22:00', until: '07:00' }],
    ['10 to 7', { hour: 10 }, { hour: 7 }, { from: '22:00', until: '07:00' }],
    ['1 to 6', { hour: 1 }, { hour: 6 }, { from: '01:00', until: '06:00' }],
    ['midnight until 8', { part: 24 }, { hour: 8 }, { from: '00:00', until: '08:00' }],
    ['9 am to 5', { hour: 9, meridiem: 'am' }, { hour: 5 }, { from: '09:00', until: '17:00' }],
    ['12 to 7', { hour: 12 }, { hour: 7 }, { from: '00:00', until: '07:00' }],
    [
      '22:30 to 6:45',
      { hour: 22, minute: 30, is24Hour: true },
      { hour: 6, minute: 45 },
      { from: '22:30', until: '06:45' },
    ],
    ['10 pm to 10 pm', { hour: 10, meridiem: 'pm' }, { hour: 10, meridiem: 'pm' }, undefined],
    ['monday to friday', { weekday: 1 }, { weekday: 5 }, undefined],
    ['from 10', { hour: 10 }, undefined, undefined],
    [
      'a range',
      { hour: 11, meridiem: 'pm', until: { hour: 7, minute: 0 } },
      undefined,
      { from: '23:00', until: '07:00' },
    ],
  ])('%s', (_, from, until, hours) => {
    expect(quietHoursOf({ from, until })).toEqual(hours);
  });

  it.each([
    [
      { fromHour: 22, untilHour: 7 },
      { from: '22:00', until: '07:00' },
    ],
    [
      { fromHour: 10, untilHour: 7 },
      { from: '22:00', until: '07:00' },
    ],
    [{ fromHour: 25, untilHour: 7 }, undefined],
  ])('of bare numbers: %j', (said, hours) => {
    expect(quietHoursOf(said)).toEqual(hours);
  });
});
