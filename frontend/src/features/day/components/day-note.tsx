import { Button, Card, Row, Stack, TextField } from '@twyn/design-system';
import { type ReactElement, type SubmitEvent, useMemo } from 'react';
import { errorMessage } from '../../../api/api-error';
import { notify } from '../../../lib/notify';
import { randomUuid } from '../../../lib/random-uuid';
import { useDraft } from '../../../shared/drafts/use-draft';
import { useCreateMemoryMutation } from '../../../shared/memory/api/memory.api';
import { noteDraft } from '../lib/note-draft';

/** As long as a memory may be. */
const MOST = 20_000;

/** A note on a day is a memory of that day: of now, or of the middle of a day that is over. */
export function DayNote({ date, isToday }: { date: string; isToday: boolean }): ReactElement {
  const kind = useMemo(() => noteDraft(date), [date]);
  const [{ text, key }, setDraft] = useDraft(kind);
  const [create, { isLoading, error }] = useCreateMemoryMutation();
  const keep = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const idempotencyKey = key ?? randomUuid();
    setDraft({ text, key: idempotencyKey });
    const happenedAt = (isToday ? new Date() : new Date(`${date}T12:00`)).toISOString();
    const answer = await create({ createMemory: { text, kind: 'note', happenedAt, idempotencyKey } });
    if (answer.error) return;
    notify.success('Remembered');
    setDraft(kind.empty);
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
            onChange={({ target }) => setDraft({ text: target.value, key: null })}
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
