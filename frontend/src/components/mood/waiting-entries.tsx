import { Button, Card, Face, ItemRow } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { formatWhen } from '../../lib/format';
import { moodName, type MoodStep } from '../../shared/mood/mood-names';
import { useWaiting } from '../../shared/mood/waiting/use-waiting';
import { entryLeft, type WaitingEntry } from '../../shared/mood/waiting/waiting.slice';
import { useSharedDispatch } from '../../shared/state/hooks';

/** Entries that were made without a connection, until they are sent. */
export function WaitingEntries(): ReactElement | null {
  const waiting = useWaiting();
  if (waiting.length === 0) return null;
  return (
    <Card padding="none" title="Waiting to be sent" aria-label="Waiting to be sent" note="on this device">
      <ul>
        {waiting.map((each) => (
          <li key={each.entry.idempotencyKey}>
            <WaitingRow {...each} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function WaitingRow({ entry, problem }: WaitingEntry): ReactElement {
  const dispatch = useSharedDispatch();
  const { mood, word, note, at } = entry;
  const name = word ?? moodName(mood);
  return (
    <ItemRow
      glyph={<Face step={mood as MoodStep} />}
      title={`${name}, ${formatWhen(at)}`}
      secondary={problem === null ? (note ?? 'Sent once you’re back online') : `Not accepted: ${problem}`}
      action={
        <Button
          size="sm"
          tone="quiet"
          aria-label={`Discard ${name}`}
          onClick={() => dispatch(entryLeft(entry.idempotencyKey))}
        >
          Discard
        </Button>
      }
    />
  );
}
