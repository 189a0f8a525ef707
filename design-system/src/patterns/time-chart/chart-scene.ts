import { type Scale, scaleBeside, scaleFor } from '../trend-chart/trend-scale';
import { within } from './chart-times';
import { minMax } from './min-max';
import { timeTicks } from './time-ticks';

/** Fewer would not tell how time goes, however narrow the plot. */
const LEAST_TICKS = 3;
/** Pixels; flags nearer than that could not be told apart. */
const FLAG_ROOM = 18;

/** The numbers of the notes that it stands for. */
export interface NoteFlag {
  x: number;
  first: number;
  last: number;
}

/** A stretch of time, in milliseconds since 1970. */
export interface Span {
  from: number;
  to: number;
}

export interface ChartSeries {
  times: readonly number[];
  /** NaN where nothing was measured. */
  values: readonly number[];
}

export interface ChartData extends ChartSeries {
  /** A smooth course of the same times; the values themselves are then dots. */
  trend?: readonly number[];
  /** Another time laid over this one. */
  before?: ChartSeries;
  /** Another reading on the same axis of time, to a scale of its own. */
  second?: ChartSeries & { decimals: number };
  usual?: { low: number; high: number; median: number };
  goal?: number;
  /** Numbered from 1 in this order. */
  notes: readonly number[];
  /** A second reading below the line; shares from 0 to 1. */
  lane?: readonly { at: number; share: number }[];
  /** Moments with a dot of their own, on a line below the lane. */
  marks?: readonly number[];
  /** Where nothing was measured. */
  gaps: readonly Span[];
  /** From so far apart on, two values are not joined. */
  gapMs: number;
  /** How fine the values are. */
  decimals: number;
  /** Amounts stand on nothing. */
  fromZero?: boolean;
}

export interface ChartFrame {
  /** All in pixels: of the whole drawing. */
  width: number;
  height: number;
  /** The plot within it. */
  plot: { x: number; y: number; width: number; height: number };
  lane: { y: number; height: number };
  /** The line on which marks stand. */
  marksY: number;
  /** How wide a label of the time axis may be. */
  label: number;
}

export interface ChartScene {
  x: (at: number) => number;
  y: (value: number) => number;
  line: string;
  dots: string;
  before: string;
  second: string;
  secondDots: string;
  rows: { y: number; value: number }[];
  /** Of the second reading: its scale stands at the other end. */
  secondRows: { y: number; value: number }[];
  columns: { x: number; label: string }[];
  gaps: { x: number; width: number }[];
  notes: NoteFlag[];
  lane: string;
  marks: string;
}

/** Where nothing was measured. */
const NOTHING: Scale = { low: 0, high: 1, ticks: [0, 1] };
const FEWEST_DOTS = 60;
const MOST_DOTS = 400;
/** In pixels; a narrower one could not be seen. */
const NARROWEST_GAP = 2;

/** What is drawn of the data in that stretch of time. */
export function chartScene(data: ChartData, view: Span, frame: ChartFrame): ChartScene {
  const { plot } = frame;
  const [from, to] = within(data.times, view);
  const scale = scaleOf(data, view, [from, to]);
  const x = (at: number): number => plot.x + ((at - view.from) / (view.to - view.from)) * plot.width;
  const y = scaledTo(scale, plot);
  const buckets = Math.max(1, Math.floor(plot.width / 2));
  // one value beyond each end, so that the line reaches the edge
  const [first, last] = [Math.max(0, from - 1), Math.min(data.times.length, to + 1)];
  const pathOf = (series: ChartSeries, span: readonly [number, number], ownY = y): string =>
    linePath(series, minMax(series.values, span[0], span[1], buckets), {
      ...{ x, y: ownY },
      gapMs: Math.max(data.gapMs, (2.5 * (view.to - view.from)) / buckets),
    });
  const second = secondOf(data, view, { plot, scale });
  const count = to - from;
  const hasDots = data.trend ? count <= MOST_DOTS : count <= FEWEST_DOTS;
  return {
    ...{ x, y },
    line: pathOf({ times: data.times, values: data.trend ?? data.values }, [first, last]),
    dots: hasDots ? dotPath(data, [from, to], { x, y }) : '',
    before: data.before ? pathOf(data.before, within(data.before.times, view)) : '',
    second: second ? pathOf(second.series, within(second.series.times, view), second.y) : '',
    secondDots: second ? aloneDots(second.series, within(second.series.times, view), { x, y: second.y }) : '',
    rows: scale.ticks.map((value) => ({ value, y: y(value) })),
    secondRows: second ? second.ticks.map((value) => ({ value, y: second.y(value) })) : [],
    columns: timeTicks(view.from, view.to, Math.max(LEAST_TICKS, Math.floor(plot.width / frame.label))).map(
      ({ at, label }) => ({ x: x(at), label }),
    ),
    gaps: data.gaps.flatMap((gap) => {
      const [start, end] = [Math.max(plot.x, x(gap.from)), Math.min(plot.x + plot.width, x(gap.to))];
      return end - start < NARROWEST_GAP ? [] : [{ x: start, width: end - start }];
    }),
    notes: flagsOf(
      data.notes.flatMap((at, index) =>
        at < view.from || at > view.to ? [] : [{ x: x(at), order: index + 1 }],
      ),
    ),
    lane: lanePath(data.lane ?? [], view, { x, frame }),
    marks: (data.marks ?? [])
      .filter((at) => at >= view.from && at <= view.to)
      .map((at) => `M${tenths(x(at))} ${tenths(frame.marksY)}h0`)
      .join(''),
  };
}

/** Those that would cover each other share a flag. */
function flagsOf(notes: readonly { x: number; order: number }[]): NoteFlag[] {
  const flags: NoteFlag[] = [];
  for (const { x, order } of notes) {
    const before = flags.at(-1);
    if (before && x - before.x < FLAG_ROOM) before.last = order;
    else flags.push({ x, first: order, last: order });
  }
  return flags;
}

/** The second reading with its own scale, over the same plot and its lines. */
function secondOf(
  { second }: ChartData,
  view: Span,
  { plot, scale: first }: { plot: ChartFrame['plot']; scale: Scale },
): { series: ChartSeries; ticks: number[]; y: (value: number) => number } | undefined {
  if (!second) return undefined;
  const [from, to] = within(second.times, view);
  const seen = second.values.slice(from, to).filter((value) => !Number.isNaN(value));
  const scale = seen.length === 0 ? NOTHING : scaleBeside(first, seen, second);
  return { series: second, ticks: scale.ticks, y: scaledTo(scale, plot) };
}

/** Where a value stands in the plot, from its foot to its head. */
function scaledTo({ low, high }: Scale, plot: ChartFrame['plot']): Scales['y'] {
  return (value) => plot.y + plot.height * (1 - (value - low) / (high - low || 1));
}

/** All that is seen has its place on it. */
function scaleOf(data: ChartData, view: Span, [from, to]: readonly [number, number]): Scale {
  let [low, high] = [Infinity, -Infinity];
  const see = (value: number): void => {
    if (value < low) low = value;
    if (value > high) high = value;
  };
  // NaN is neither less nor more than anything
  for (let index = from; index < to; index++) see(data.values[index] ?? Number.NaN);
  if (data.before) data.before.values.slice(...within(data.before.times, view)).forEach(see);
  if (data.usual) [data.usual.low, data.usual.high].forEach(see);
  if (data.goal !== undefined) see(data.goal);
  return low > high ? NOTHING : scaleFor([low, high], data);
}

interface Scales {
  x: (at: number) => number;
  y: (value: number) => number;
}

function linePath(
  { times, values }: ChartSeries,
  indices: readonly number[],
  { x, y, gapMs }: Scales & { gapMs: number },
): string {
  let path = '';
  let before: number | null = null;
  for (const index of indices) {
    const [at, value] = [times[index] ?? 0, values[index] ?? Number.NaN];
    if (Number.isNaN(value)) {
      before = null;
      continue;
    }
    const isJoined = before !== null && at - before <= gapMs;
    path += `${isJoined ? 'L' : 'M'}${tenths(x(at))} ${tenths(y(value))}`;
    // a value by itself is a dot: round ends make it one
    if (!isJoined) path += 'h0';
    before = at;
  }
  return path;
}

function dotPath({ times, values }: ChartSeries, [from, to]: [number, number], { x, y }: Scales): string {
  let path = '';
  for (let index = from; index < to; index++) {
    const value = values[index] ?? Number.NaN;
    if (!Number.isNaN(value)) path += `M${tenths(x(times[index] ?? 0))} ${tenths(y(value))}h0`;
  }
  return path;
}

/** Values of which a dashed line shows nothing: those that no other stands beside. */
function aloneDots({ times, values }: ChartSeries, [from, to]: [number, number], scales: Scales): string {
  const isThere = (index: number): boolean => !Number.isNaN(values[index] ?? Number.NaN);
  const alone = values.map((value, index) => (isThere(index - 1) || isThere(index + 1) ? Number.NaN : value));
  return dotPath({ times, values: alone }, [from, to], scales);
}

function lanePath(
  points: NonNullable<ChartData['lane']>,
  view: Span,
  { x, frame }: { x: Scales['x']; frame: ChartFrame },
): string {
  const bottom = frame.lane.y + frame.lane.height;
  return points
    .filter(({ at }) => at >= view.from && at <= view.to)
    .map(
      ({ at, share }) => `M${tenths(x(at))} ${tenths(bottom)}V${tenths(bottom - share * frame.lane.height)}`,
    )
    .join('');
}

function tenths(value: number): string {
  return value.toFixed(1);
}
