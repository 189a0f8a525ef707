import { MAD_SCALE } from '../../../common/statistics/baseline.js';
import { afterAwake, afterSleep, atLastWaking, ofTheDay } from './alertness.js';
import { deviationOf, scoreOfSpreads } from './deviation.js';
import { energy } from './energy.js';
import { overallStatus } from './overall-status.js';
import { hoursAndMinutes, readiness } from './readiness.js';
import { type KnownScore, type Score } from './score.js';
import { nightScore, sleepScore } from './sleep-score.js';
import { stress } from './stress.js';

function known(score: Score): KnownScore {
  if (!score.isKnown) throw new Error(score.hint);
  return score;
}
const nights = (count: number, value: number): number[] => Array<number>(count).fill(value);
const NONE = { last: undefined, before: [] };

describe('a deviation from one’s own', () => {
  // The example of the median absolute deviation that textbooks and Wikipedia use: of 1, 1, 2, 2, 4, 6, 9 the median is 2, the
  // distances are 1, 1, 0, 0, 2, 4, 7, and their median is 1.
  const compared = {
    ...{ title: 'X', sign: 1 as const, leastSpread: 0.1, before: [1, 1, 2, 2, 4, 6, 9] },
    format: (value: number) => String(value),
  };

  it('is counted in 1.4826 median absolute deviations', () => {
    expect(deviationOf({ ...compared, value: 2 + 2 * MAD_SCALE })?.spreads).toBeCloseTo(2, 9);
    expect(deviationOf({ ...compared, value: 100 })?.spreads).toBe(3);
    expect(deviationOf({ ...compared, value: 2 - MAD_SCALE, sign: -1 })?.spreads).toBeCloseTo(1, 9);
  });

  it('needs seven days, and never divides by nothing', () => {
    expect(deviationOf({ ...compared, value: 2, before: nights(6, 2) })).toBeUndefined();
    expect(deviationOf({ ...compared, value: 2.1, before: nights(7, 2) })?.spreads).toBeCloseTo(1, 9);
  });

  it('is 50 at the usual, 0 and 100 three spreads away', () => {
    expect([-3, -1, 0, 1, 3].map(scoreOfSpreads)).toEqual([0, 33, 50, 67, 100]);
  });
});

describe('readiness', () => {
  // By hand. ln RMSSD of seven nights of 40, 42, 44, 46, 48, 50, 52 ms: median ln 46; the distances to it are ln(46/44),
  // ln(48/46) … their median is ln(50/46) = 0.08338 (of 0, .0426, .0445, .0834, .0910, .1226, .1398), times 1.4826 is 0.12362.
  // Last night 36 ms: ln(36/46) = −0.24512, that is −1.9829 spreads. Resting rate 55 … 61, median 58, MAD 2 × 1.4826 = 2.9652; 61
  // is 1.0118 up, so −1.0118. Mean −1.4973, times 50/3 is −24.96: 25.
  it('agrees with an example by hand', () => {
    const score = known(
      readiness({
        variability: { title: 'HRV, RMSSD', last: 36, before: [40, 42, 44, 46, 48, 50, 52] },
        restingHeartRate: { last: 61, before: [55, 56, 57, 58, 59, 60, 61] },
        sleepHours: NONE,
      }),
    );
    expect(score.value).toBe(25);
    expect(score.moved).toEqual([
      { text: 'HRV, RMSSD 36 ms, below your usual 46 ms.', points: -17 },
      { text: 'Resting heart rate 61 bpm, above your usual 58 bpm.', points: -8 },
    ]);
  });

  it('says how many nights it needs, and never guesses from sleep alone', () => {
    const input = { variability: { ...NONE, title: 'HRV' }, sleepHours: { last: 7, before: nights(20, 7) } };
    expect(readiness({ ...input, restingHeartRate: { last: 58, before: nights(4, 58) } })).toMatchObject({
      ...{ isKnown: false, has: 4, of: 7, what: 'nights' },
    });
  });
});

describe('the sleep score', () => {
  it.each([
    // Inside of what is advised (Hirshkowitz 2015) and good (Ohayon 2017).
    [{ hours: 8, awakeHours: 0.25, inBedHours: 8.5 }, 100],
    [{ hours: 7 }, 100],
    [{ hours: 9 }, 100],
    // Halfway to nothing: 6 of 5 to 7 hours, 10 of 9 to 11.
    [{ hours: 6 }, 50],
    [{ hours: 10 }, 50],
    [{ hours: 4 }, 0],
    // 7.4 of 10 hours and 41 minutes awake are Ohayon's poor: only duration counts, half of all.
    [{ hours: 7.4, awakeHours: 41 / 60, inBedHours: 10 }, 50],
  ])('of %j is %d', (night, score) => {
    expect(nightScore(night)).toBe(score);
  });

  it('stands against one’s own nights', () => {
    const before = [6.5, 6.6, 6.7, 6.8, 6.9, 7, 7].map((hours) => ({ hours }));
    const score = known(sleepScore({ hours: 6.2 }, before));
    expect(score).toMatchObject({ value: 60, moved: [{ points: -40 }] });
    expect(score.usual?.low).toBeGreaterThan(70);
    expect(sleepScore({ hours: 6.2 }, before.slice(3))).toMatchObject({ isKnown: false, has: 4, of: 7 });
  });
});

describe('stress', () => {
  it('is the usual where nothing is out of it, and goes up with the pulse and down with the variability', () => {
    const before = { heartRate: [60, 61, 62, 63, 64, 65, 66], rmssd: [38, 40, 42, 44, 46, 48, 50] };
    expect(known(stress({ now: { heartRate: 63, rmssd: 44 }, before })).value).toBe(50);
    const strained = known(stress({ now: { heartRate: 75, rmssd: 25 }, before }));
    expect(strained.value).toBe(100);
    expect(strained.moved[0]?.text).toContain('your usual');
    expect(known(stress({ now: { rmssd: 60 }, before })).value).toBeLessThan(33);
  });

  it('says how many days it needs', () => {
    expect(stress({ now: { heartRate: 63 }, before: { heartRate: nights(3, 60), rmssd: [] } })).toMatchObject(
      {
        ...{ isKnown: false, has: 3, of: 7, what: 'days' },
      },
    );
  });
});

describe('alertness', () => {
  // By hand, with the constants of Ingre et al. (2014): above the brake of 12.2 recovery is exponential, below it linear.
  it('recovers as published', () => {
    const recovery = Math.log((14.3 - 14) / (14.3 - 7.96)) / 8;
    expect(afterSleep(12.2, 4)).toBeCloseTo(14.3 - 2.1 * Math.exp(4 * recovery), 9);
    // Below the brake it rises by 0.3813 × 2.1 = 0.8008 an hour.
    expect(afterSleep(7.96, 1)).toBeCloseTo(7.96 - 2.1 * recovery, 9);
    // 5.2947 h to the brake, then 2.7053 h of the curve: 14.3 − 2.1 × exp(−0.38135 × 2.7053) = 13.5514.
    expect(afterSleep(7.96, 8)).toBeCloseTo(13.551, 2);
  });

  it('decays as published, and peaks in the late afternoon', () => {
    // 2.4 + 11.6 × exp(−0.0353 × 16) = 8.9944.
    expect(afterAwake(14, 16)).toBeCloseTo(8.994, 3);
    // At 16:48 the circadian part is 2.5, the 12-hour part −0.5 + 0.5 × cos(−90°).
    expect(ofTheDay(16.8)).toBeCloseTo(2, 9);
    expect(ofTheDay(4.8)).toBeCloseTo(-3, 9);
  });

  it('forgets where it began', () => {
    expect(atLastWaking(nights(7, 8))).toBeCloseTo(atLastWaking(nights(14, 8)), 3);
  });
});

describe('energy', () => {
  const rested = { nightHours: nights(8, 8), awakeHours: 9, hour: 16 };

  it('falls through the evening, and after a short night', () => {
    const afternoon = known(energy(rested));
    const night = known(energy({ ...rested, awakeHours: 17, hour: 24 }));
    const short = known(energy({ ...rested, nightHours: [...nights(7, 8), 4] }));
    expect(afternoon.value).toBeGreaterThan(60);
    expect(night.value).toBeLessThan(afternoon.value - 20);
    expect(short.value).toBeLessThan(afternoon.value);
    expect(short.moved[1]).toMatchObject({ text: '4 h asleep last night, usually 8 h.' });
    expect(short.moved[1]?.points).toBeLessThan(0);
  });

  it('does not guess when somebody woke up', () => {
    expect(energy({ ...rested, awakeHours: undefined })).toMatchObject({ isKnown: false, has: 7, of: 7 });
    expect(energy({ ...rested, nightHours: nights(5, 8) })).toMatchObject({ has: 4, of: 7 });
  });
});

describe('the overall status of the specification', () => {
  it.each([
    // Its own initial values: focus 0.7, energy 0.6, stress 0.3.
    [{ focus: 0.7, energy: 0.6, stress: 0.3 }, 'Good', 0.666667],
    [{ focus: 0.7, energy: 0.7, stress: 0.3 }, 'Good', 0.7],
    [{ focus: 0.8, energy: 0.7, stress: 0.3 }, 'Excellent', 0.733333],
    [{ focus: 0.5, energy: 0.5, stress: 0.5 }, 'Needs Attention', 0.5],
    [{ energy: 0.66, stress: 0.55 }, 'Good', 0.555],
  ])('of %j is %s', (input, label, value) => {
    expect(overallStatus(input)).toEqual({ label, value });
  });

  it('is none where nothing is known', () => {
    expect(overallStatus({})).toBeUndefined();
  });
});

it.each([
  [6.2, '6 h 12 min'],
  [7, '7 h'],
  [7.999, '8 h'],
])('tells %d hours as %s', (hours, words) => {
  expect(hoursAndMinutes(hours)).toBe(words);
});
