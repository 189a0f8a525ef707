const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** A year that is over, so that nothing depends on the hour of the test. */
const FIRST = Date.UTC(2026, 0, 5);

export interface HardSeries {
  name: string;
  /** The oldest first. `day` is that of the calendar, `at` its midnight where its owner was. */
  points: { day: string; at: string; value: number }[];
}

function series(
  name: string,
  days: readonly number[],
  {
    value = (place) => 50 + (place % 7),
    hoursAt = () => 0,
  }: {
    value?: (place: number) => number;
    /** By how much the midnight of a day lies before that of UTC. */
    hoursAt?: (day: number) => number;
  } = {},
): HardSeries {
  const points = days.map((day, place) => ({
    day: new Date(FIRST + day * DAY_MS).toISOString().slice(0, 10),
    at: new Date(FIRST + day * DAY_MS - hoursAt(day) * HOUR_MS).toISOString(),
    value: value(place),
  }));
  return { name, points };
}

const upTo = (count: number, from = 0): number[] => Array.from({ length: count }, (_, place) => from + place);
/** 29 March 2026, when the clocks of Europe go forward. */
const CLOCKS_FORWARD = 83;

/** Series that charts have stumbled over: each is drawn or said, and none of them is blank. */
export const HARD_SERIES: readonly HardSeries[] = [
  series('a move from Vienna to Auckland', upTo(20), { hoursAt: (day) => (day < 10 ? 1 : 13) }),
  series('a night when the clocks change', upTo(20, CLOCKS_FORWARD - 10), {
    hoursAt: (day) => (day <= CLOCKS_FORWARD ? 1 : 2),
  }),
  series('a gap of five months', [...upTo(10), ...upTo(10, 160)]),
  series('one value all the time', upTo(20), { value: () => 50 }),
  series('a single point', [3]),
  series('five years', upTo(1_826)),
];

/** Fails where a picture names no number, or where nothing is drawn. */
export function expectDrawn(root: ParentNode & { innerHTML: string }): void {
  expect(root.innerHTML).not.toMatch(/NaN|Infinity|undefined|Invalid Date/u);
  const marks = [...root.querySelectorAll('svg :is(path, rect, circle, line)')].filter(isSeen);
  expect(marks.length).toBeGreaterThan(0);
}

/** A path that goes somewhere, or a shape with an extent. */
function isSeen(mark: Element): boolean {
  const [path, width, height] = ['d', 'width', 'height'].map((name) => mark.getAttribute(name));
  if (mark.localName === 'rect') return Number(width) > 0 && Number(height) > 0;
  return mark.localName === 'path' ? (path ?? '').length > 0 : true;
}
