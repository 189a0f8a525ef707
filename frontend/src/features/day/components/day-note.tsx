import { Button, Card, Row, Stack, TextField } from '@twyn/design-system';
import { type SubmitEvent, type ReactElement, useState } from 'react';
import { errorMessage } from '../../../api/api-error';
import { notify } from '../../../lib/notify';
import { randomUuid } from '../../../lib/random-uuid';
import { useCreateMemoryMutation } from '../../../shared/memory/api/memory.api';

/** As long as a memory may be. */
const MOST = 20_000;

/** A note on a day is a memory of that day: of now, or of the middle of a day that is over. */
export function DayNote({ day, isToday }: { day: Date; isToday: boolean }): ReactElement {
  const [text, setText] = useState('');
  // Sent again after a lost answer, it is the same memory.
  const [idempotencyKey, setKey] = useState(randomUuid);
  const [create, { isLoading, error }] = useCreateMemoryMutation();
  const keep = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const noon = new Date(day.getFullYear(), day.getMonth(), day.getDate(), 12);
    const happenedAt = (isToday ? new Date() : noon).toISOString();
    const answer = await create({ createMemory: { text, kind: 'note', happenedAt, idempotencyKey } });
    if (answer.error) return;
    notify.success('Remembered');
    setText('');
    setKey(randomUuid());
  };
  return (
    <Card>
      <form onSubmit={(event) => void keep(event)} aria-label="A note on this day">
        <Stack spacing={1.5}>
          <TextField
            label="A note on this day"
            multiline
            minRows={2}
            maxLength={MOST}
            value={text}
            error={error && errorMessage(error)}
            onChange={({ target }) => setText(target.value)}
          />
          <Row justify="end">
            <Button type="submit" size="sm" loading={isLoading} disabled={text.trim() === ''}>
              Remember it
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  );
}
