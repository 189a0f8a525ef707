import { type DaySeries } from '../../../common/day-series.js';
import { briefRange, changeLine, moodLine, nightLine } from './brief-lines.js';

const TODAY = 20_000;
const range = briefRange(TODAY);
const DAYS = range.before - range.from;

function series(key: string, values: (back: number) => number): DaySeries {
  return {
    ...{
      key,
      domain: key.startsWith('mood') ? 'mood' : 'body',
      title: key,
      noun: key,
      unit: 'h',
      decimals: 1,
    },
    ...{ isYesNo: false, family: key, isOutcome: true, isSample: false },
    values: Float64Array.from({ length: DAYS }, (_, at) => values(DAYS - 1 - at)),
  };
}
/** About seven hours, a quarter of an hour to each side. */
const usual = (back: number): number => 7 + ((back % 3) - 1) / 4;
const sleep = (values: (back: number) => number): DaySeries[] => [series('body:sleep-duration', values)];
const noSum = (): boolean => false;

describe('the lines of a brief', () => {
  it('tell the last night against the usual, and how many were short', () => {
    expect(
      nightLine(
        sleep((back) => (back < 3 ? 5.5 : usual(back))),
        range,
      ),
    ).toEqual({
      ...{ kind: 'night', key: 'night', isSample: false },
      ...{ asleepMinutes: 330, usualMinutes: 420, shortNights: 3 },
    });
  });

  it('say nothing of a night that was not measured, and nothing of what is usual from six nights', () => {
    expect(
      nightLine(
        sleep((back) => (back === 0 ? Number.NaN : 7)),
        range,
      ),
    ).toBeUndefined();
    expect(
      nightLine(
        sleep((back) => (back > 6 ? Number.NaN : 7)),
        range,
      ),
    ).toMatchObject({
      ...{ usualMinutes: null, shortNights: 0 },
    });
  });

  it('tell the mood of a week only where there is one, and something to hold it against', () => {
    const mood = (values: (back: number) => number): DaySeries[] => [series('mood:mood', values)];
    const lower = mood((back) => (back < 7 ? 3 : 4));
    expect(moodLine(lower, range)).toMatchObject({ mean: 3, days: 7, usual: { median: 4, days: 60 } });
    expect(
      moodLine(
        mood((back) => (back > 1 && back < 7 ? Number.NaN : 4)),
        range,
      ),
    ).toBeUndefined();
    expect(
      moodLine(
        mood((back) => (back < 7 ? 4 : Number.NaN)),
        range,
      ),
    ).toBeUndefined();
  });

  it('tell what lies furthest from its usual, of today or of yesterday', () => {
    const pulse = series('body:resting-heart-rate', (back) => (back === 0 ? 70 : 55 + (back % 3)));
    const hrv = series('body:hrv', (back) => (back === 1 ? 20 : back === 0 ? Number.NaN : 40 + (back % 3)));
    expect(changeLine([pulse], range, noSum)).toMatchObject({ metric: 'resting-heart-rate', value: 70 });
    expect(changeLine([pulse, hrv], range, noSum)).toMatchObject({ metric: 'hrv', value: 20 });
    expect(
      changeLine(
        sleep((back) => (back === 0 ? 2 : usual(back))),
        range,
        noSum,
      ),
    ).toBeUndefined();
  });

  it('wait for the end of the day with what adds up', () => {
    const steps = series('body:steps', (back) => (back === 0 ? 12 : 8_000 + (back % 3) * 100));
    expect(changeLine([steps], range, () => true)).toBeUndefined();
    expect(changeLine([steps], range, noSum)).toMatchObject({ metric: 'steps', value: 12 });
  });
});
