import { Select, TextField } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { useListReadingMetricsQuery } from '../../../shared/readings/api/readings.api';
import type { AutomationTrigger } from '../api/automations.api';
import { Minutes } from './minutes';
import { TwoFields } from '../../../components/form/two-fields';

type MetricTrigger = Extract<AutomationTrigger, { kind: 'metric' }>;

const SIDES = [
  { value: 'aboveUsualBy', label: 'above my usual' },
  { value: 'belowUsualBy', label: 'below my usual' },
  { value: 'above', label: 'above' },
  { value: 'below', label: 'below' },
] as const;

interface MetricTriggerFieldsProps {
  value: MetricTrigger;
  onChange: (value: MetricTrigger) => void;
}

/** A reading that leaves one’s usual range, or passes a limit. */
export function MetricTriggerFields({ value, onChange }: MetricTriggerFieldsProps): ReactElement {
  const side = SIDES.find((one) => value[one.value] !== undefined)?.value ?? 'above';
  const { metric, forSeconds } = value;
  const [typed, setTyped] = useState(String(value[side] ?? ''));
  const set = (to: typeof side, limit: number): void =>
    onChange({ kind: 'metric', metric, forSeconds, [to]: limit });
  return (
    <>
      <MetricSelect value={metric} onChange={(next) => onChange({ ...value, metric: next })} />
      <Select label="Is" options={SIDES} value={side} onChange={(to) => set(to, value[side] ?? 1)} />
      <TwoFields>
        <TextField
          label={side.endsWith('UsualBy') ? 'Times my usual spread' : 'Limit'}
          inputMode="decimal"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            const limit = Number(event.target.value.replace(',', '.'));
            if (Number.isFinite(limit)) set(side, limit);
          }}
        />
        <Minutes value={forSeconds} onChange={(seconds) => onChange({ ...value, forSeconds: seconds })} />
      </TwoFields>
    </>
  );
}

function MetricSelect({
  value,
  onChange,
}: {
  value: string;
  onChange: (metric: string) => void;
}): ReactElement {
  const { data } = useListReadingMetricsQuery();
  const metrics = (data?.items ?? []).map(({ metric, label }) => ({ value: metric, label }));
  const isKnown = value === '' || metrics.some((one) => one.value === value);
  const options = [
    { value: '', label: 'Choose a reading' },
    ...metrics,
    ...(isKnown ? [] : [{ value, label: value }]),
  ];
  return <Select label="Reading" options={options} value={value} onChange={onChange} />;
}
