import { type ChartData, type ChartFrame, chartScene } from './chart-scene';
import { gapsOf, nearest, within } from './chart-times';
import { minMax } from './min-max';

const DAY = 86_400_000;
const frame: ChartFrame = {
  ...{ width: 500, height: 300, label: 72 },
  plot: { x: 50, y: 20, width: 450, height: 200 },
  lane: { y: 230, height: 20 },
  marksY: 260,
};

function dataOf(values: readonly number[], more: Partial<ChartData> = {}): ChartData {
  const times = values.map((_value, index) => index * DAY);
  return { times, values, notes: [], gaps: [], gapMs: 1.5 * DAY, decimals: 0, ...more };
}
const all = (data: ChartData) => ({ from: 0, to: (data.times.length - 1) * DAY });

it('breaks the line where nothing was measured, whether the value or the time is missing', () => {
  const missing = dataOf([1, 2, Number.NaN, 3, 4]);
  expect(chartScene(missing, all(missing), frame).line.match(/M/g)).toHaveLength(2);
  const apart = { ...dataOf([1, 2, 3, 4]), times: [0, DAY, 5 * DAY, 6 * DAY] };
  expect(chartScene(apart, { from: 0, to: 6 * DAY }, frame).line.match(/M/g)).toHaveLength(2);
});

it('keeps a single peak among ten thousand values', () => {
  const data = dataOf(Array.from({ length: 10_000 }, (_, index) => (index === 7_777 ? 180 : 60)));
  const scene = chartScene(data, all(data), frame);
  expect(scene.y(180)).toBeGreaterThan(frame.plot.y);
  expect(scene.line).toContain(` ${scene.y(180).toFixed(1)}`);
  expect(scene.line.length).toBeLessThan(15_000);
});

it('has the usual range and the goal in its scale', () => {
  const data = dataOf([5, 6], { usual: { low: 2, high: 4, median: 3 }, goal: 12 });
  const { y } = chartScene(data, all(data), frame);
  expect(y(12)).toBeGreaterThan(frame.plot.y);
  expect(y(2)).toBeLessThan(frame.plot.y + frame.plot.height);
});

it('has the time laid over it in its scale, as far as that is seen', () => {
  const before = { times: [0, DAY, 9 * DAY], values: [40, 20, 90] };
  const data = dataOf([5, 6], { before });
  const { y } = chartScene(data, all(data), frame);
  expect(y(40)).toBeGreaterThan(frame.plot.y);
  expect(y(90)).toBeLessThan(frame.plot.y);
});

it('names a few values between its foot and its head', () => {
  const data = dataOf([45, 155]);
  const { rows } = chartScene(data, all(data), frame);
  expect(rows.map(({ value }) => value)).toEqual([50, 75, 100, 125, 150]);
  for (const { y } of rows) {
    expect(y).toBeGreaterThan(frame.plot.y);
    expect(y).toBeLessThan(frame.plot.y + frame.plot.height);
  }
});

it('stands amounts on its foot', () => {
  const data = dataOf([4000, 9000], { fromZero: true });
  expect(chartScene(data, all(data), frame).y(0)).toBe(frame.plot.y + frame.plot.height);
});

it('shows notes and gaps of the stretch that is seen alone', () => {
  const data = dataOf([1, 2, 3, 4, 5], { notes: [DAY, 4 * DAY], gaps: [{ from: 3 * DAY, to: 9 * DAY }] });
  const scene = chartScene(data, { from: 2 * DAY, to: 4 * DAY }, frame);
  expect(scene.notes).toEqual([{ x: 500, first: 2, last: 2 }]);
  expect(scene.gaps).toEqual([{ x: 275, width: 225 }]);
});

it('gives notes that would cover each other one flag', () => {
  const data = dataOf([1, 2, 3, 4, 5], { notes: [DAY, DAY, DAY + 60_000, 4 * DAY] });
  expect(chartScene(data, { from: 0, to: 4 * DAY }, frame).notes).toMatchObject([
    { first: 1, last: 3 },
    { first: 4, last: 4 },
  ]);
});

it('has a dot for each mark of the stretch that is seen', () => {
  const data = dataOf([1, 2, 3, 4, 5], { marks: [DAY, 4 * DAY] });
  expect(chartScene(data, { from: 2 * DAY, to: 4 * DAY }, frame).marks).toBe('M500.0 260.0h0');
});

it('tells gaps before, between and after the values, and of nothing one', () => {
  const times = [4, 5, 6, 10, 11].map((day) => day * DAY);
  const found = gapsOf({ times, values: [1, 1, 1, 1, 1] }, { from: 0, to: 12 * DAY }, 1.5 * DAY);
  expect(found.map(({ from, to }) => [from / DAY, to / DAY])).toEqual([
    [0, 3.5],
    [6.5, 9.5],
  ]);
  expect(gapsOf({ times: [], values: [] }, { from: 0, to: 5 * DAY }, DAY)).toHaveLength(1);
});

it('finds the nearest value that was measured', () => {
  const series = { times: [0, 10, 20, 30], values: [1, Number.NaN, Number.NaN, 4] };
  expect([0, 12, 19, 99].map((at) => nearest(series, at))).toEqual([0, 0, 3, 3]);
  expect(nearest({ times: [], values: [] }, 5)).toBe(-1);
  expect(within(series.times, { from: 5, to: 20 })).toEqual([1, 3]);
});

it('draws nothing of nothing', () => {
  const scene = chartScene(dataOf([]), { from: 0, to: DAY }, frame);
  expect([scene.line, scene.dots]).toEqual(['', '']);
  expect(minMax([], 0, 0, 10)).toEqual([]);
});
