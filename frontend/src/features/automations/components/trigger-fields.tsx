import { Select, Stack, Text, TextField } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { AutomationTrigger } from '../api/automations.api';
import { newTrigger, TRIGGER_KINDS, type TriggerKind } from '../lib/rule-parts';
import { EntitySelect } from './entity-select';
import { MetricTriggerFields } from './metric-trigger-fields';
import { Minutes, wholeNumber } from './minutes';
import { TwoFields } from '../../../components/form/two-fields';

interface TriggerFieldsProps {
  value: AutomationTrigger;
  onChange: (value: AutomationTrigger) => void;
}

const SUN = [
  { value: 'sunrise', label: 'Sunrise' },
  { value: 'sunset', label: 'Sunset' },
  { value: 'dawn', label: 'Dawn' },
  { value: 'dusk', label: 'Dusk' },
] as const;

/** One of what starts a rule. */
export function TriggerFields({ value, onChange }: TriggerFieldsProps): ReactElement {
  const isKnown = TRIGGER_KINDS.some(({ value: kind }) => kind === value.kind);
  if (!isKnown) return <Text tone="muted">This one is kept as it is.</Text>;
  return (
    <Stack spacing={1.5}>
      <Select<TriggerKind>
        label="When"
        options={TRIGGER_KINDS}
        value={value.kind as TriggerKind}
        onChange={(kind) => onChange(newTrigger(kind))}
      />
      <Details value={value} onChange={onChange} />
    </Stack>
  );
}

function Details({ value, onChange }: TriggerFieldsProps): ReactElement | null {
  switch (value.kind) {
    case 'state':
      return (
        <>
          <EntitySelect
            value={value.entityIds[0] ?? ''}
            onChange={(id) => onChange({ ...value, entityIds: [id] })}
          />
          <TwoFields>
            <TextField
              label="Becomes"
              value={String(value.to ?? '')}
              onChange={(event) => onChange({ ...value, to: event.target.value })}
            />
            <Minutes value={value.forSeconds} onChange={(forSeconds) => onChange({ ...value, forSeconds })} />
          </TwoFields>
        </>
      );
    case 'time':
      return (
        <TextField
          label="At"
          type="time"
          value={value.at}
          onChange={(event) => onChange({ ...value, at: event.target.value })}
        />
      );
    case 'sun':
      return (
        <TwoFields>
          <Select
            label="Event"
            options={SUN}
            value={value.event}
            onChange={(event) => onChange({ ...value, event })}
          />
          <TextField
            label="Minutes after it"
            hint="Less than 0 is before."
            inputMode="numeric"
            value={String(value.offsetMinutes)}
            onChange={(event) => onChange({ ...value, offsetMinutes: wholeNumber(event.target.value) })}
          />
        </TwoFields>
      );
    case 'metric':
      return <MetricTriggerFields value={value} onChange={onChange} />;
    case 'mood':
      return (
        <TextField
          label="With the tag"
          hint="Leave it empty for a mood of 2 of 5 or lower."
          value={value.tag ?? ''}
          onChange={({ target }) =>
            onChange(target.value === '' ? { kind: 'mood', atMost: 2 } : { kind: 'mood', tag: target.value })
          }
        />
      );
    case 'memory':
      return (
        <TextField
          label="Tagged"
          value={value.tag}
          onChange={(event) => onChange({ ...value, tag: event.target.value })}
        />
      );
    case 'phrase':
      return (
        <TextField
          label="I say"
          hint="Just these words, by voice or in a chat."
          value={value.text}
          onChange={(event) => onChange({ ...value, text: event.target.value.toLowerCase() })}
        />
      );
    default:
      return null;
  }
}
