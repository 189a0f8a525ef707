import { Select, Stack, Text, TextField } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { AutomationCondition } from '../api/automations.api';
import { CONDITION_KINDS, type ConditionKind, newCondition } from '../lib/rule-parts';
import { EntitySelect } from './entity-select';
import { TwoFields } from '../../../components/form/two-fields';

const PRESENCE = [
  { value: 'somebody', label: 'Somebody is home' },
  { value: 'nobody', label: 'Nobody is home' },
] as const;

interface ConditionFieldsProps {
  value: AutomationCondition;
  onChange: (value: AutomationCondition) => void;
}

/** One of what has to hold. */
export function ConditionFields({ value, onChange }: ConditionFieldsProps): ReactElement {
  const isKnown = CONDITION_KINDS.some(({ value: kind }) => kind === value.kind);
  if (!isKnown) return <Text tone="muted">This one is kept as it is.</Text>;
  return (
    <Stack spacing={1.5}>
      <Select<ConditionKind>
        label="If"
        options={CONDITION_KINDS}
        value={value.kind as ConditionKind}
        onChange={(kind) => onChange(newCondition(kind))}
      />
      {value.kind === 'presence' && (
        <Select
          label="Who"
          options={PRESENCE}
          value={value.is}
          onChange={(is) => onChange({ ...value, is })}
        />
      )}
      {value.kind === 'clock' && (
        <TwoFields>
          <TextField
            label="From"
            type="time"
            value={value.from}
            onChange={(event) => onChange({ ...value, from: event.target.value })}
          />
          <TextField
            label="Until"
            type="time"
            value={value.until}
            onChange={(event) => onChange({ ...value, until: event.target.value })}
          />
        </TwoFields>
      )}
      {value.kind === 'state' && (
        <>
          <EntitySelect value={value.entityId} onChange={(entityId) => onChange({ ...value, entityId })} />
          <TextField
            label="Is"
            value={String(value.is ?? '')}
            onChange={(event) => onChange({ ...value, is: event.target.value })}
          />
        </>
      )}
    </Stack>
  );
}
