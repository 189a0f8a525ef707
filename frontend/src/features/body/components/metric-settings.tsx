import { Button, Dialog, Icon, IconButton, Select, Stack, TextField } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import * as z from 'zod/mini';
import { FormActions } from '../../../components/form/form-actions';
import { errorMessage } from '../../../api/api-error';
import { useSchemaForm } from '../../../components/form/use-schema-form';
import { notify } from '../../../lib/notify';
import { useUpdateMetricSettingsMutation } from '../../../shared/readings/api/readings.api';
import { numberOf } from '../lib/add-reading-fields';
import type { OverviewItem } from '../lib/reading-cards';

interface FormProps {
  item: OverviewItem;
  onClose: () => void;
}

const schema = z.object({
  goal: z
    .string()
    .check(
      z.refine(
        (text) => text.trim() === '' || Number.isFinite(numberOf(text)),
        'Enter a number, or nothing.',
      ),
    ),
  unit: z.string(),
});

interface MetricSettingsProps {
  item: OverviewItem;
  /** A sign alone, for a phone's top bar. @default false */
  isSmall?: boolean;
}

/** The goal of a metric, and the unit in which it is shown. */
export function MetricSettings({ item, isSmall = false }: MetricSettingsProps): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  const label = item.units.length > 1 ? 'Goal and unit' : 'Goal';
  const open = (): void => setIsOpen(true);
  return (
    <>
      {isSmall ? (
        <IconButton label={label} icon={<Icon name="settings" />} onClick={open} />
      ) : (
        <Button tone="quiet" startIcon={<Icon name="settings" size={16} />} onClick={open}>
          {label}
        </Button>
      )}
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={item.label} keepOpenOnBackdrop>
        {isOpen && <Form item={item} onClose={() => setIsOpen(false)} />}
      </Dialog>
    </>
  );
}

function Form({ item, onClose }: FormProps): ReactElement {
  const { metric, units } = item;
  const before = { goal: item.goal === null ? '' : String(item.goal), unit: item.unit };
  const { field, watch, setValue, setError, handleSubmit } = useSchemaForm({ schema, defaultValues: before });
  const [update, { isLoading }] = useUpdateMetricSettingsMutation();
  const unit = watch('unit');
  const save = handleSubmit(async ({ goal }) => {
    const wanted = goal.trim() === '' ? null : numberOf(goal);
    // A goal that was not typed anew is another number in another unit, and stays what it was.
    const changed = {
      ...(goal !== before.goal && { goal: wanted }),
      ...(unit !== before.unit && { unit }),
    };
    const { error } = await update({ metric, updateMetricSettings: changed });
    if (error) {
      setError('goal', { message: errorMessage(error) });
      return;
    }
    notify.success(`Saved: ${item.label}`);
    onClose();
  });
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Stack spacing={2}>
        {units.length > 1 && (
          <Select
            label="Unit"
            options={units.map((value) => ({ value, label: value }))}
            value={unit}
            onChange={(next) => setValue('unit', next)}
          />
        )}
        <TextField
          label={unit === '' ? 'Goal' : `Goal, ${unit}`}
          hint={item.isSum ? 'For one day. Leave empty for no goal.' : 'Leave empty for no goal.'}
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          {...field('goal')}
        />
        <FormActions isBusy={isLoading} onCancel={onClose} />
      </Stack>
    </form>
  );
}
