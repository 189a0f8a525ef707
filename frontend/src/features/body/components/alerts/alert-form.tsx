import { Button, Row, Select, Stack, Text, TextField } from '@twyn/design-system';
import type { ReactElement } from 'react';
import * as z from 'zod/mini';
import { errorMessage } from '../../../../api/api-error';
import { useSchemaForm } from '../../../../components/form/use-schema-form';
import { notify } from '../../../../lib/notify';
import { useCreateReadingAlertMutation } from '../../api/alerts.api';
import { inSentence } from '../../../../components/readings/reading-words';
import { numberOf } from '../../lib/add-reading-fields';
import type { OverviewItem } from '../../lib/reading-cards';

const CONDITIONS = [
  { value: 'above', label: 'is above' },
  { value: 'below', label: 'is below' },
  { value: 'above_usual', label: 'is above my usual by' },
  { value: 'below_usual', label: 'is below my usual by' },
] as const;

const MOST_MINUTES = 24 * 60;
const isNumber = (text: string): boolean => text.trim() !== '' && Number.isFinite(numberOf(text));
const isMinutes = (text: string): boolean => {
  const minutes = numberOf(text);
  return Number.isInteger(minutes) && minutes >= 0 && minutes <= MOST_MINUTES;
};
const schema = z.object({
  condition: z.enum(CONDITIONS.map(({ value }) => value)),
  threshold: z.string().check(z.refine(isNumber, 'Enter a number.')),
  minutes: z.string().check(z.refine(isMinutes, 'Enter whole minutes, from 0 to 1,440.')),
  quietFrom: z.string(),
  quietUntil: z.string(),
});

const NIGHT = { quietFrom: '22:00', quietUntil: '07:00' };

/** One more alert of a metric. */
export function AlertForm({ item }: { item: OverviewItem }): ReactElement {
  const { metric, label, unit, isSum } = item;
  const { field, watch, setValue, setError, handleSubmit, reset } = useSchemaForm({
    schema,
    defaultValues: { condition: 'above', threshold: '', minutes: isSum ? '0' : '10', ...NIGHT },
  });
  const [create, { isLoading }] = useCreateReadingAlertMutation();
  const condition = watch('condition');
  const isUsual = condition === 'above_usual' || condition === 'below_usual';
  const save = handleSubmit(
    async ({ condition: when, threshold, minutes, quietFrom: from, quietUntil: until }) => {
      const createReadingAlert = {
        ...{ metric, condition: when },
        ...{ threshold: numberOf(threshold), minutes: numberOf(minutes) },
        quietHours: from !== '' && until !== '' && from !== until ? { from, until } : null,
      };
      const { error } = await create({ createReadingAlert });
      if (error) {
        setError('threshold', { message: errorMessage(error) });
        return;
      }
      notify.success(`Alert added: ${label}`);
      reset();
    },
  );
  const limit = unit === '' ? 'Limit' : `Limit, ${unit}`;
  return (
    <form noValidate aria-label="New alert" onSubmit={(event) => void save(event)}>
      <Stack spacing={2}>
        <Select
          label={`When ${inSentence(label)}`}
          options={CONDITIONS}
          value={condition}
          onChange={(next) => setValue('condition', next)}
        />
        <TextField
          label={isUsual ? 'Spreads from my usual' : limit}
          {...(isUsual && { hint: 'One spread is the half of your usual range; 2 is clearly unusual.' })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          {...field('threshold')}
        />
        <TextField
          label="For so many minutes"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          {...field('minutes')}
        />
        <Stack direction="row" spacing={2}>
          <TextField label="Quiet from" type="time" {...field('quietFrom')} />
          <TextField label="Quiet until" type="time" {...field('quietUntil')} />
        </Stack>
        <Text variant="caption" tone="muted">
          Leave both empty to be told at any hour.
        </Text>
        <Row justify="end">
          <Button type="submit" tone="primary" loading={isLoading}>
            Add alert
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
