import { alikeDays, type Deviations } from './similar-days.js';

const of = (figures: Record<string, Record<number, number>>): Deviations =>
  new Map(
    Object.entries(figures).map(([figure, days]) => [
      figure,
      new Map(Object.entries(days).map(([day, value]) => [Number(day), value])),
    ]),
  );

describe('days that are alike', () => {
  it('lie as far from the ordinary, and say in what', () => {
    const deviations = of({
      sleep: { 1: -2, 2: -1.5, 3: 0.2 },
      steps: { 1: 1.4, 2: 1.4, 3: -2 },
      mood: { 1: 0, 2: 0.5, 3: 0 },
    });
    const [first, second] = alikeDays(deviations, 1, 5);
    expect(first).toEqual({
      ...{ day: 2, figures: 3, likeness: expect.closeTo(1 - 1 / 3 / 6) as number },
      because: [
        { figure: 'sleep', is: 'under' },
        { figure: 'steps', is: 'over' },
      ],
    });
    expect(second).toMatchObject({ day: 3, because: [] });
  });

  it('need three figures in common', () => {
    const deviations = of({ sleep: { 1: 0, 2: 0 }, steps: { 1: 0, 2: 0 }, mood: { 1: 0, 3: 0 } });
    expect(alikeDays(deviations, 1, 5)).toEqual([]);
  });

  it('are not decided by one reading gone wrong', () => {
    const deviations = of({
      sleep: { 1: 0, 2: 40, 3: 3 },
      steps: { 1: 0, 2: 0, 3: 3 },
      mood: { 1: 0, 2: 0, 3: 3 },
    });
    expect(alikeDays(deviations, 1, 5).map(({ day }) => day)).toEqual([2, 3]);
  });
});
