import { Card, ColumnChart, SegmentedControl, Stack, Text } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import type { Comparison } from '../api/insights.api';
import { amount, axisLabel, signedAmount } from '../lib/amounts';
import { columnBase } from '../lib/column-base';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const HOURS = 24;
type Split = 'weekday' | 'hour';

/** The second series by weekday or by hour of the day. */
export function SplitCard({ comparison }: { comparison: Comparison }): ReactElement {
  const [split, setSplit] = useState<Split>('weekday');
  const { y, weekdays, hours } = comparison;
  return (
    <Card title={`${y.title} by ${split}`} note={axisLabel(y)}>
      <Stack spacing={1.5}>
        <SegmentedControl<Split>
          label="Split by"
          options={[
            { value: 'weekday', label: 'Weekday' },
            { value: 'hour', label: 'Hour' },
          ]}
          value={split}
          onChange={setSplit}
        />
        {split === 'weekday' && (weekdays.length > 0 ? <ByWeekday comparison={comparison} /> : <Nothing />)}
        {split === 'hour' &&
          (hours.length > 0 ? (
            <ByHour comparison={comparison} />
          ) : (
            <Text tone="muted">Of {y.title.toLowerCase()} only whole days are known, no hours.</Text>
          ))}
      </Stack>
    </Card>
  );
}

function Nothing(): ReactElement {
  return <Text tone="muted">No day in this period has both.</Text>;
}

function ByWeekday({ comparison: { x, y, weekdays } }: { comparison: Comparison }): ReactElement {
  const most = weekdays.reduce((one, other) => (other.mean > one.mean ? other : one));
  const least = weekdays.reduce((one, other) => (other.mean < one.mean ? other : one));
  const name = (weekday: number): string => WEEKDAYS[weekday] ?? '';
  return (
    <ColumnChart
      domain={y.domain}
      {...columnsOf(most.mean, least.mean, {
        same: `${amount(most.mean, y, 1)} on every weekday with a value.`,
        ends: `Highest on ${name(most.weekday)}, ${amount(most.mean, y, 1)}; lowest on ${name(least.weekday)}, ${amount(least.mean, y, 1)}.`,
      })}
      columns={WEEKDAYS.map((label, weekday) => ({
        label,
        value: weekdays.find((each) => each.weekday === weekday)?.mean ?? null,
        isMarked: weekday === most.weekday,
      }))}
      formatValue={(value) => amount(value, { ...y, unit: '' }, 1)}
      table={{
        caption: `${y.title} by weekday`,
        columns: ['Weekday', 'Mean', 'Days', x.isYesNo ? `With ${x.title}` : `Per one of ${axisLabel(x)}`],
        rows: weekdays.map(({ weekday, mean, n, effect }) => [
          name(weekday),
          amount(mean, y, 1),
          String(n),
          effect
            ? `${signedAmount(effect.difference, y)} (${signedAmount(effect.low, y)} to ${signedAmount(effect.high, y)})`
            : 'too few days',
        ]),
      }}
    />
  );
}

function ByHour({ comparison: { y, hours } }: { comparison: Comparison }): ReactElement {
  const most = hours.reduce((one, other) => (other.mean > one.mean ? other : one));
  const least = hours.reduce((one, other) => (other.mean < one.mean ? other : one));
  return (
    <ColumnChart
      domain={y.domain}
      {...columnsOf(most.mean, least.mean, {
        same: `${amount(most.mean, y)} at every hour with a value.`,
        ends: `Highest from ${String(most.hour)}:00, ${amount(most.mean, y)}; lowest from ${String(least.hour)}:00, ${amount(least.mean, y)}.`,
      })}
      columns={Array.from({ length: HOURS }, (_, hour) => ({
        label: String(hour),
        value: hours.find((each) => each.hour === hour)?.mean ?? null,
        isMarked: hour === most.hour,
      }))}
      formatValue={(value) => amount(value, { ...y, unit: '' })}
      table={{
        caption: `${y.title} by hour`,
        columns: ['From', 'Mean', 'Hours measured'],
        rows: hours.map(({ hour, mean, n }) => [`${String(hour)}:00`, amount(mean, y), String(n)]),
      }}
    />
  );
}

function columnsOf(
  most: number,
  least: number,
  words: { same: string; ends: string },
): { summary: string; base?: number } {
  if (most === least) return { summary: words.same };
  const base = columnBase(most, least);
  return base === 0
    ? { summary: words.ends }
    : { summary: `${words.ends} The columns do not begin at zero.`, base };
}
