import { type Beat, judgeBeats, rmssd, sdnn } from './hrv';
import { HrvWindow } from './hrv-window';

const allNormal = (rrMs: readonly number[]): Beat[] => rrMs.map((ms) => ({ ms, isNormal: true }));
const normalOf = (rrMs: readonly number[]): boolean[] => judgeBeats(rrMs).map(({ isNormal }) => isNormal);

describe('RMSSD and SDNN', () => {
  // N. Legrand and M. Allen, Systole: A python package for cardiac signal synchrony and analysis, JOSS 7 (2022), 3832;
  // the example in the documentation of systole.hrv.rmssd: [800, 850, 810, 720] gives 63.77042156569664.
  it('agree with a published example', () => {
    expect(rmssd(allNormal([800, 850, 810, 720]))).toBeCloseTo(63.77042156569664, 9);
  });

  // By hand, from the definitions of the Task Force (1996): differences 10, −20, 30, −40, 20; their squares add up to 3400,
  // a fifth is 680, its root 26.0768. The mean is 800, the squared deviations add up to 1000, / (6 − 1) is 200, its root 14.1421.
  it('agree with an example by hand', () => {
    const rrMs = [800, 810, 790, 820, 780, 800];
    expect(rmssd(judgeBeats(rrMs))).toBeCloseTo(Math.sqrt(680), 9);
    expect(sdnn(rrMs)).toBeCloseTo(Math.sqrt(200), 9);
  });

  it('say nothing of too little', () => {
    expect(rmssd(allNormal([800, 810]))).toBeUndefined();
    expect(sdnn([800])).toBeUndefined();
  });

  it('count no pair that touches an artefact', () => {
    const beats = allNormal([800, 820, 800, 780, 800]).with(2, { ms: 1400, isNormal: false });
    // Left: 800→820 and 780→800.
    expect(rmssd(beats)).toBeCloseTo(20, 9);
  });
});

describe('artefacts', () => {
  it('are a missed and an early beat, not their neighbours', () => {
    expect(normalOf([800, 810, 790, 400, 1210, 820, 780, 800])).toEqual([
      ...[true, true, true, false, false, true, true, true],
    ]);
  });

  it('are what no heart does', () => {
    expect(normalOf([800, 299, 800, 2001, 800])).toEqual([true, false, true, false, true]);
  });

  it('are not what follows a real change of pace', () => {
    const rrMs = [...Array<number>(10).fill(900), ...Array<number>(10).fill(600)];
    expect(normalOf(rrMs).slice(-6)).toEqual(Array(6).fill(true));
  });
});

describe('the window of a minute', () => {
  const fill = (window: HrvWindow, beats: number, ms: (index: number) => number): void => {
    for (let index = 0; index < beats; index += 1) window.add(ms(index));
  };

  it('speaks after half a minute', () => {
    const window = new HrvWindow();
    fill(window, 37, (index) => 800 + (index % 2) * 20);
    expect(window.read()).not.toHaveProperty('rmssd');
    fill(window, 1, () => 820);
    expect(window.read().rmssd).toBeCloseTo(20, 0);
  });

  it('needs 20 normal beats even where they are slow', () => {
    const window = new HrvWindow();
    fill(window, 19, () => 1900);
    expect(window.read().rmssd).toBeUndefined();
    fill(window, 1, () => 1900);
    expect(window.read().rmssd).toBe(0);
  });

  it('is silent where more than a fifth are artefacts', () => {
    const window = new HrvWindow();
    fill(window, 60, (index) => (index % 4 === 0 ? 250 : 1000));
    const { normalShare, ...rest } = window.read();
    expect(normalShare).toBeLessThan(0.8);
    expect(rest).not.toHaveProperty('rmssd');
  });

  it('forgets what is older', () => {
    const window = new HrvWindow();
    fill(window, 60, (index) => 1000 + (index % 2) * 100);
    fill(window, 61, () => 1000);
    expect(window.read().rmssd).toBe(0);
  });

  it('begins anew after a gap', () => {
    const window = new HrvWindow();
    fill(window, 60, () => 1000);
    window.add(12_000);
    expect(window.read()).toEqual({ normalBeats: 0, normalShare: 0 });
  });
});
