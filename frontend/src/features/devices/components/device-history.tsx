import { Card, SegmentedControl, Select, Stack, Text, TimeChart } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { QueryBoundary } from '../../../components/query-boundary';
import { RowSkeleton } from '../../../components/row-skeleton';
import { formatWhen } from '../../../lib/format';
import { type DeviceDetail, useGetDeviceHistoryQuery } from '../api/devices.api';
import { OWN_VALUES, readingWords, valueName } from '../lib/device-words';
import { usualGapMs } from '../lib/usual-gap';

const HOUR_MS = 3_600_000;
const PERIODS = [
  { value: '24', label: '24 h' },
  { value: '168', label: '7 days' },
  { value: '672', label: '28 days' },
] as const;
type Hours = (typeof PERIODS)[number]['value'];

interface DeviceHistoryProps extends Pick<DeviceDetail, 'readings'> {
  id: string;
}

/** How one of its values went. */
export function DeviceHistory({ id, readings }: DeviceHistoryProps): ReactElement | null {
  const numbers = readings.filter(({ value }) => value !== null);
  const measured = numbers.toSorted(
    (one, other) => Number(OWN_VALUES.has(one.name)) - Number(OWN_VALUES.has(other.name)),
  );
  const [hours, setHours] = useState<Hours>(() => periodWith(measured[0]?.at));
  const [chosen, setChosen] = useState('');
  const reading = measured.find(({ name }) => name === chosen) ?? measured[0];
  if (!reading) return null;
  return (
    <Card
      title="History"
      actions={<SegmentedControl label="Period" options={PERIODS} value={hours} onChange={setHours} />}
    >
      <Stack spacing={2}>
        {measured.length > 1 && (
          <Select
            label="Value"
            options={measured.map(({ name }) => ({ value: name, label: valueName(name) }))}
            value={reading.name}
            onChange={setChosen}
          />
        )}
        <Course id={id} name={reading.name} unit={reading.unit} hours={Number(hours)} />
      </Stack>
    </Card>
  );
}

/** The shortest that has something to show. */
function periodWith(at: string | undefined): Hours {
  const ageMs = at === undefined ? 0 : Date.now() - Date.parse(at);
  return (PERIODS.find(({ value }) => ageMs < Number(value) * HOUR_MS) ?? PERIODS[2]).value;
}

interface CourseProps {
  id: string;
  name: string;
  unit: string;
  hours: number;
}

function Course({ id, name, unit, hours }: CourseProps): ReactElement {
  const query = useGetDeviceHistoryQuery({ id, name, hours });
  return (
    <QueryBoundary
      query={query}
      errorTitle="Couldn’t load the history"
      skeleton={<RowSkeleton rows={3} />}
      isEmpty={({ items }) => items.length === 0}
      empty={<Text tone="muted">Nothing was measured in this time.</Text>}
    >
      {({ items, stepSeconds }) => {
        const last = Date.parse(items.at(-1)?.at ?? '');
        const words = (value: number): string => readingWords({ value, text: null, unit });
        const times = items.map(({ at }) => Date.parse(at));
        const values = items.map(({ value }) => value);
        const [least, most] = [Math.min(...values), Math.max(...values)].map(words);
        return (
          <TimeChart
            domain="home"
            label={valueName(name)}
            unit={unit}
            times={times}
            values={values}
            from={last - hours * HOUR_MS}
            to={last}
            stepMs={usualGapMs(times, stepSeconds * 1_000)}
            decimals={1}
            summary={`${valueName(name)} between ${least ?? ''} and ${most ?? ''}.`}
            gapText="no messages"
            fileName={name}
            formatValue={words}
            formatMoment={(at) => formatWhen(new Date(at))}
          />
        );
      }}
    </QueryBoundary>
  );
}
