import { Button, Row, Stack, TextField } from '@twyn/design-system';
import type { ReactElement } from 'react';
import * as z from 'zod/mini';
import { type Reminder, useEditReminderMutation } from '../../shared/reminders/api/reminders.api';
import { useSchemaForm } from '../form/use-schema-form';
import { useClose } from './use-close';
import { whenDue } from './due';
import { fromLocalField, toLocalField } from './local-time';
import { RecurrenceEditor } from './recurrence-editor';
import { notTooOften, recurrenceFields, toRecurrence, toRecurrenceFields } from './recurrence-fields';

const MAX_TEXT_LENGTH = 500;

interface EditReminderProps {
  reminder: Reminder;
  onClose: () => void;
}

const schema = z
  .object({
    text: z.string().check(z.trim(), z.minLength(1, 'Enter what to remind you about.')),
    when: z.string(),
    ...recurrenceFields,
  })
  .check(
    z.refine(({ when, repeat }) => repeat === 'never' || when !== '', {
      path: ['when'],
      error: 'Enter when it is due for the first time.',
    }),
    notTooOften,
  );

/** Other words, another time or none, again and again or once, or away with it. */
export function EditReminder({ reminder, onClose }: EditReminderProps): ReactElement {
  const { id, recurrence } = reminder;
  const due = whenDue(reminder);
  const defaultValues = {
    text: reminder.text,
    when: due ? toLocalField(due) : '',
    ...toRecurrenceFields(recurrence),
  };
  const { field, watch, setValue, handleSubmit } = useSchemaForm({ schema, defaultValues });
  const [edit, { isLoading }] = useEditReminderMutation();
  const { cancel, skip } = useClose(reminder);
  const closeAfter = async (change: Promise<{ data?: unknown }>): Promise<void> => {
    if ((await change).data) onClose();
  };
  // What was not changed is not sent: a time that is sent is that of all occurrences from then on.
  const save = handleSubmit(({ text, when, ...fields }) => {
    const isMoved = when !== defaultValues.when;
    const wanted = toRecurrence(fields, isMoved ? null : recurrence);
    const isOther =
      JSON.stringify(wanted) !== JSON.stringify(toRecurrence(defaultValues, isMoved ? null : recurrence));
    const editReminder = {
      text,
      ...(isMoved && { dueAt: fromLocalField(when) }),
      ...(isOther && { recurrence: wanted }),
    };
    return closeAfter(edit({ id, editReminder }));
  });
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Stack spacing={2}>
        <TextField label="What" required maxLength={MAX_TEXT_LENGTH} {...field('text')} />
        <TextField label="When" type="datetime-local" hint="Leave empty for no time." {...field('when')} />
        <RecurrenceEditor
          fields={watch()}
          interval={field('interval')}
          onRepeat={(repeat) => setValue('repeat', repeat)}
          onWeekdays={(weekdays) => setValue('weekdays', weekdays)}
          onMonthDay={(monthDay) => setValue('monthDay', monthDay)}
        />
        <Row gap={1}>
          <Button type="submit" size="sm" loading={isLoading} disabled={watch('text').trim() === ''}>
            Save
          </Button>
          <Button size="sm" tone="quiet" onClick={onClose}>
            Close
          </Button>
          {recurrence && (
            <>
              <Button size="sm" tone="quiet" onClick={() => void skip().then(onClose)}>
                Skip this one
              </Button>
              <Button
                size="sm"
                tone="quiet"
                onClick={() => void closeAfter(edit({ id, editReminder: { recurrence: null } }))}
              >
                Stop repeating
              </Button>
            </>
          )}
          <Button size="sm" tone="quiet" onClick={() => void cancel()}>
            {recurrence ? 'Cancel all' : 'Cancel reminder'}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
