import { findRoutines, type Happening } from './find-routines.js';

/** A Monday. */
const TODAY = 20_605;
const at = (weeksAgo: number, minute: number, more: Partial<Happening> = {}): Happening => ({
  ...{ kind: 'tag', name: 'garden', day: TODAY - 7 * weeksAgo, minute },
  ...more,
});

describe('routines', () => {
  it('are what happened within one hour of a weekday in four of six weeks', () => {
    const found = findRoutines([at(0, 440), at(1, 450), at(3, 470), at(5, 490)], TODAY);
    expect(found).toEqual([{ kind: 'tag', name: 'garden', weekdays: [0], minute: 470, weeks: 4, count: 4 }]);
  });

  it.each<[string, Happening[]]>([
    ['three weeks only', [at(0, 440), at(1, 440), at(2, 440), at(2, 441)]],
    ['another hour each time', [at(0, 60), at(1, 400), at(2, 800), at(3, 1_200)]],
    ['weeks too long ago', [at(0, 440), at(1, 440), at(2, 440), at(6, 440)]],
    ['another weekday each time', [0, 1, 2, 3].map((n) => at(n, 440, { day: TODAY - 8 * n }))],
    ['the whole day long', [0, 1, 2, 3].flatMap((n) => [60, 440, 900, 1_300].map((minute) => at(n, minute)))],
  ])('are not %s', (_, happenings) => expect(findRoutines(happenings, TODAY)).toEqual([]));

  it('are one for several weekdays at about the same time', () => {
    const mondays = [0, 1, 2, 3].map((n) => at(n, 440));
    const sundays = [0, 1, 2, 3, 4].map((n) => at(n, 460, { day: TODAY - 1 - 7 * n }));
    const [found, ...others] = findRoutines([...mondays, ...sundays], TODAY);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ weekdays: [0, 6], weeks: 4, count: 9 });
  });
});
