import { askedKind, tells } from './asked-kind.js';

describe('what a question wants to know', () => {
  it.each([
    ['When did I sell the car?', 'time'],
    ['In which year did we move?', 'time'],
    ['Where is my passport?', 'place'],
    ['What city does Ana live in?', 'place'],
    ['Who likes it when it rains?', null],
    ['What did Ana say?', null],
  ])('%s', (question, kind) => {
    expect(askedKind(question)).toBe(kind);
  });

  it('is told by times', () => {
    expect(tells('time', 'Sold it two weeks ago.')).toBe(true);
    expect(tells('time', 'Moved in May, I may say.')).toBe(false);
  });

  it('is told by places', () => {
    expect(tells('place', 'She moved to Lyon.')).toBe(true);
    expect(tells('place', 'It is in the kitchen drawer.')).toBe(true);
    expect(tells('place', 'In short, it went to waste.')).toBe(false);
    expect(tells('place', 'Serviced in February, and again on Sundays.')).toBe(false);
  });
});
