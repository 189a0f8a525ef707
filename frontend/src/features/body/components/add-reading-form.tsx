import { Row, Select, Stack, TextField } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { FormActions } from '../../../components/form/form-actions';
import { useSchemaForm } from '../../../components/form/use-schema-form';
import { toLocalField } from '../../../components/reminders/local-time';
import type { ReadingMetrics } from '../../../shared/readings/api/readings.api';
import { useAddReading } from '../hooks/use-add-reading';
import {
  type AddReadingFields,
  addReadingSchema,
  BLOOD_PRESSURE,
  BLOOD_PRESSURE_PARTS,
  OTHER,
} from '../lib/add-reading-fields';

type Metric = ReadingMetrics['items'][number];

interface AddReadingFormProps {
  metrics: readonly Metric[];
  /** @default weight */
  metric?: string;
  onClose: () => void;
}

const FIRST = 'body-weight';
const PARTS: readonly string[] = BLOOD_PRESSURE_PARTS;

/** What, how much, in which unit and when. What the server refuses stands beside the field. */
export function AddReadingForm({ metrics, metric = FIRST, onClose }: AddReadingFormProps): ReactElement {
  const unitOf = (name: string): string => metrics.find((each) => each.metric === name)?.unit ?? '';
  const first = PARTS.includes(metric) ? BLOOD_PRESSURE : metric;
  const [now] = useState(() => toLocalField(new Date()));
  const form = useSchemaForm({
    schema: addReadingSchema,
    arriveAt: 'value',
    defaultValues: {
      metric: first,
      ...{ name: '', value: '', second: '', unit: unitOf(first), when: now },
    },
  });
  const { field, watch, setValue, setError, handleSubmit } = form;
  const { add, isLoading } = useAddReading(metrics);
  const chosen = watch('metric');
  const known = metrics.find((each) => each.metric === chosen);
  const isPressure = chosen === BLOOD_PRESSURE;

  const save = async (fields: AddReadingFields): Promise<void> => {
    const problem = await add(fields);
    if (problem) setError(problem.field, { message: problem.message });
    else onClose();
  };
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(save)(event)}>
      <Stack spacing={2}>
        <Select
          label="What"
          options={optionsOf(metrics)}
          value={chosen}
          onChange={(next) => {
            setValue('metric', next);
            setValue('unit', unitOf(next));
          }}
        />
        {chosen === OTHER && (
          <TextField label="Name" hint="Such as push-ups or pages read." maxLength={40} {...field('name')} />
        )}
        <Row gap={2} align="start">
          <TextField
            label={isPressure ? 'Systolic, mmHg' : valueLabel(known)}
            inputMode="decimal"
            autoComplete="off"
            maxLength={16}
            {...field('value')}
          />
          {isPressure && (
            <TextField
              label="Diastolic, mmHg"
              inputMode="decimal"
              autoComplete="off"
              maxLength={16}
              {...field('second')}
            />
          )}
          {known && known.units.length > 1 && (
            <Select
              label="Unit"
              options={known.units.map((unit) => ({ value: unit, label: unit }))}
              value={watch('unit')}
              onChange={(unit) => setValue('unit', unit)}
            />
          )}
          {chosen === OTHER && (
            <TextField label="Unit" hint="Empty for a plain count." maxLength={20} {...field('unit')} />
          )}
        </Row>
        <TextField label="When" type="datetime-local" {...field('when')} />
        <FormActions label="Add reading" isBusy={isLoading} onCancel={onClose} />
      </Stack>
    </form>
  );
}

function optionsOf(metrics: readonly Metric[]): { value: string; label: string }[] {
  const options = metrics
    .filter(({ metric }) => metric !== BLOOD_PRESSURE_PARTS[1])
    .map(({ metric, label }) =>
      metric === BLOOD_PRESSURE_PARTS[0]
        ? { value: BLOOD_PRESSURE, label: 'Blood pressure' }
        : { value: metric, label },
    );
  return [...options, { value: OTHER, label: 'Something else…' }];
}

function valueLabel(known: Metric | undefined): string {
  const unit = known && known.units.length < 2 ? known.unit : '';
  return unit === '' ? 'Value' : `Value, ${unit}`;
}
