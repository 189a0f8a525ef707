import { deviationsOf, usualOn } from './daily-figures.js';

const figure = (values: readonly number[]) => ({
  metric: 'steps',
  values: new Map(values.map((value, day) => [day, value])),
});

describe('what is usual on a day', () => {
  it('is of the days before it alone', () => {
    const steps = figure([1, 2, 3, 4, 5, 6, 7, 100, 100]);
    expect(usualOn(steps, 7)).toMatchObject({ median: 4, days: 7 });
    expect(usualOn(steps, 6)).toBeUndefined();
  });

  it('is not told of days that are all the same', () => {
    expect(deviationsOf([figure([5, 5, 5, 5, 5, 5, 5, 9])], 0, 10).get('steps')).toEqual(new Map());
  });
});
