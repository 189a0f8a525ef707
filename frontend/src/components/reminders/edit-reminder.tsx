import { Button, Row, Stack, TextField } from '@twyn/design-system';
import type { ReactElement } from 'react';
import * as z from 'zod/mini';
import { type Reminder, useEditReminderMutation } from '../../shared/reminders/api/reminders.api';
import { useSchemaForm } from '../form/use-schema-form';
import { useClose } from './use-close';
import { whenDue } from './due';
import { fromLocalField, toLocalField } from './local-time';

const MAX_TEXT_LENGTH = 500;

interface EditReminderProps {
  reminder: Reminder;
  onClose: () => void;
}

const schema = z.object({
  text: z.string().check(z.trim(), z.minLength(1, 'Enter what to be reminded of.')),
  when: z.string(),
});

/** Other words, another time or none, or away with it. */
export function EditReminder({ reminder, onClose }: EditReminderProps): ReactElement {
  const due = whenDue(reminder);
  const { field, watch, handleSubmit } = useSchemaForm({
    schema,
    defaultValues: { text: reminder.text, when: due ? toLocalField(due) : '' },
  });
  const [edit, { isLoading }] = useEditReminderMutation();
  const { cancel } = useClose(reminder);
  const save = handleSubmit(async ({ text, when }) => {
    const dueAt = fromLocalField(when);
    const { data } = await edit({ id: reminder.id, editReminder: { text, dueAt } });
    if (data) onClose();
  });
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Stack spacing={2}>
        <TextField label="What" required maxLength={MAX_TEXT_LENGTH} {...field('text')} />
        <TextField label="When" type="datetime-local" hint="Empty: without a time." {...field('when')} />
        <Row gap={1}>
          <Button type="submit" size="sm" loading={isLoading} disabled={watch('text').trim() === ''}>
            Save
          </Button>
          <Button size="sm" tone="quiet" onClick={onClose}>
            Close
          </Button>
          <Button size="sm" tone="quiet" onClick={() => void cancel()}>
            Cancel reminder
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
