// The twenty questions, each with what its answer must have.
import { dateOf, type Life, WINDOW } from './life.ts';
import { compared, dayBeforeHad, dayHad, lastAlike, markedDays, weekBefore, windowWas } from './truth.ts';

export interface Expected {
  readonly question: string;
  /** Words that stand in the answer. */
  readonly says: readonly string[];
  /** Rows by their beginning: where the answer has such a row, it is this one. */
  readonly rows: Readonly<Record<string, string>>;
  /** At least so many of them are there. */
  readonly leastRows: number;
  /** The days that it rests on, the first that are offered. */
  readonly days: readonly string[];
}

const MOST_DAYS = 5;
const number = (value: number, decimals = 1): string =>
  value.toLocaleString('en-GB', { maximumFractionDigits: decimals });
const withUnit = (value: number, unit: string, decimals?: number): string =>
  unit === '' ? number(value, decimals) : `${number(value, decimals)} ${unit}`;

/** "It was last so on …", with both values and both days. */
function alike(
  question: string,
  life: Life,
  { figure, side, unit }: { figure: string; side: 'high' | 'low'; unit: string },
): Expected {
  const { newest, then } = lastAlike(life.days, figure, side);
  const found = then
    ? [withUnit(then.value, unit), 'It was last so on']
    : ['No day of the two years before it'];
  return {
    question,
    says: [withUnit(newest.value, unit), ...found],
    ...{ rows: {}, leastRows: then ? 1 : 0 },
    days: [...(then ? [dateOf(then.daysAgo)] : []), dateOf(newest.daysAgo)],
  };
}

/** How many days, and how often each tag that is told stands on them. */
function marks(question: string, life: Life, by: Parameters<typeof markedDays>[1]): Expected {
  const { days, tags } = markedDays(life.days, by);
  const rows = Object.entries(tags).map(([name, row]) => [
    `${name}:`,
    `${name}: on ${String(row.with)} of ${String(row.of)} of these days`,
    ` on ${String(row.without)} of ${String(row.others)} others`,
  ]);
  return {
    question,
    says: [`${String(days.length)} days in the last two years count`, 'What causes what, this cannot tell.'],
    rows: Object.fromEntries(rows.map(([start = '', ...parts]) => [start, parts.join('|')])),
    leastRows: 1,
    days: days.slice(0, MOST_DAYS).map(dateOf),
  };
}

/** The days and the mean of both kinds. */
function difference(
  question: string,
  kind: string,
  unit: string,
  found: ReturnType<typeof compared>,
): Expected {
  const { days, mean, others, otherMean } = found;
  return {
    question,
    says: ['What causes what, this cannot tell.'],
    rows: {
      [`${String(days.length)} days ${kind}`]: withUnit(mean, unit, 2),
      [`${String(others)} other days`]: withUnit(otherMean, unit, 2),
    },
    leastRows: 2,
    days: days.slice(0, MOST_DAYS).map(dateOf),
  };
}

function week(question: string, life: Life): Expected {
  const { ill, named } = weekBefore(life);
  const rows = Object.entries(named).map(([name, days]) => [
    `${name}, on`,
    days.length === 1 ? `${name}, on one day` : `${name}, on ${String(days.length)} days`,
  ]);
  return {
    question,
    says: ['“I was sick all day.”'],
    rows: Object.fromEntries(rows) as Record<string, string>,
    leastRows: rows.length,
    days: [dateOf(ill)],
  };
}

const MIND = 'What was on my mind the last time';

export function expectedAnswers(life: Life): Expected[] {
  const { days } = life;
  const asleep = (kindOf: (daysAgo: number) => boolean | undefined): ReturnType<typeof compared> =>
    compared(days, 'sleep-duration', kindOf);
  const window = WINDOW.name;
  const half = 'open or on for half of the night';
  const shut = 'closed or off for half of the night';
  return [
    alike('When did I last feel this rested, and what did I do that day?', life, {
      figure: 'sleep-duration',
      side: 'high',
      unit: 'h',
    }),
    alike('When was I last this tired?', life, { figure: 'sleep-duration', side: 'low', unit: 'h' }),
    alike('What did I do the last time I felt this good?', life, {
      figure: 'mood',
      side: 'high',
      unit: 'of 5',
    }),
    alike('When did I last feel this bad?', life, { figure: 'mood', side: 'low', unit: 'of 5' }),
    alike(`${MIND} my resting heart rate was this high?`, life, {
      figure: 'resting-heart-rate',
      side: 'high',
      unit: 'bpm',
    }),
    alike('When was my resting heart rate last this low?', life, {
      figure: 'resting-heart-rate',
      side: 'low',
      unit: 'bpm',
    }),
    alike('When was my weight last this low?', life, { figure: 'body-weight', side: 'low', unit: 'kg' }),
    alike('What did I do the last time my weight was this high?', life, {
      figure: 'body-weight',
      side: 'high',
      unit: 'kg',
    }),
    alike(`${MIND} my caffeine intake was this high?`, life, {
      figure: 'caffeine-intake',
      side: 'high',
      unit: 'mg',
    }),
    alike('When was my water intake last this low, and what did I do that day?', life, {
      figure: 'water-intake',
      side: 'low',
      unit: 'ml',
    }),
    marks('What do I do on days I feel great?', life, { figure: 'mood', side: 'high', limit: 4.5 }),
    marks('What do I do on days I feel bad?', life, { figure: 'mood', side: 'low', limit: 2.5 }),
    marks('What do I do on days when I am tired?', life, { figure: 'sleep-duration', side: 'low' }),
    marks('What is different on days I feel rested?', life, { figure: 'sleep-duration', side: 'high' }),
    difference(
      'Did I sleep better with the window open?',
      `with ${window} ${half}`,
      'h',
      asleep(windowWas(life, 'open')),
    ),
    difference(
      'Did I sleep better with the window closed?',
      `with ${window} ${shut}`,
      'h',
      asleep(windowWas(life, 'closed')),
    ),
    difference('Did I sleep better after walks?', 'with Walk', 'h', asleep(dayBeforeHad(life, 'Walk'))),
    difference('Do I sleep worse after work?', 'with Work', 'h', asleep(dayBeforeHad(life, 'Work'))),
    difference(
      'Do I feel better on days with friends?',
      'with Friends',
      'of 5',
      compared(days, 'mood', dayHad(life, 'Friends')),
    ),
    week('Who did I see the week before I was ill?', life),
  ];
}
