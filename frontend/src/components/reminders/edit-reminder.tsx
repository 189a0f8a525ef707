import { Button, Row, Stack, TextField } from '@twyn/design-system';
import { type ReactElement, type SubmitEvent, useState } from 'react';
import { type Reminder, useEditReminderMutation } from '../../shared/reminders/api/reminders.api';
import { useClose } from './use-close';
import { whenDue } from './due';
import { fromLocalField, toLocalField } from './local-time';

const MAX_TEXT_LENGTH = 500;

interface EditReminderProps {
  reminder: Reminder;
  onClose: () => void;
}

/** Other words, another time or none, or away with it. */
export function EditReminder({ reminder, onClose }: EditReminderProps): ReactElement {
  const due = whenDue(reminder);
  const [text, setText] = useState(reminder.text);
  const [when, setWhen] = useState(due ? toLocalField(due) : '');
  const [edit, { isLoading }] = useEditReminderMutation();
  const { cancel } = useClose(reminder);
  const handleSubmit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const dueAt = fromLocalField(when);
    const { data } = await edit({ id: reminder.id, editReminder: { text, dueAt } });
    if (data) onClose();
  };
  return (
    <form onSubmit={(event) => void handleSubmit(event)}>
      <Stack spacing={2}>
        <TextField
          label="What"
          required
          maxLength={MAX_TEXT_LENGTH}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <TextField
          label="When"
          type="datetime-local"
          hint="Empty: without a time."
          value={when}
          onChange={(event) => setWhen(event.target.value)}
        />
        <Row gap={1}>
          <Button type="submit" size="sm" loading={isLoading} disabled={text.trim() === ''}>
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
