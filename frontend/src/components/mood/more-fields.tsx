import { Button, Icon, Row, TextField } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { Dictation } from '../capture/dictation';
import { toLocalField } from '../reminders/local-time';
import { useNow } from '../reminders/use-now';
import { Level } from './levels';
import { MAX_NOTE_LENGTH, type MoodFields } from './mood-fields';

const MINUTE_MS = 60_000;

interface MoreFieldsProps {
  fields: MoodFields;
  onChange: (changes: Partial<MoodFields>) => void;
}

/** What most entries do without, a press away: the two levels, another time, a note that is spoken. */
export function MoreFields({ fields, onChange }: MoreFieldsProps): ReactElement {
  const { energy, stress, note, at } = fields;
  const now = useNow(MINUTE_MS);
  const [hasLevels, setHasLevels] = useState(energy !== null || stress !== null);
  const [hasTime, setHasTime] = useState(at !== '');
  const addToNote = (sentence: string): void =>
    onChange({ note: `${note.trimEnd()} ${sentence}`.trim().slice(0, MAX_NOTE_LENGTH) });
  return (
    <>
      {hasLevels && (
        <Row gap={2}>
          <Level
            label="Energy"
            ends="1 none to 5 full"
            value={energy}
            onChange={(value) => onChange({ energy: value })}
          />
          <Level
            label="Stress"
            ends="1 none to 5 high"
            value={stress}
            onChange={(value) => onChange({ stress: value })}
          />
        </Row>
      )}
      {hasTime && (
        <TextField
          label="When"
          type="datetime-local"
          max={toLocalField(now)}
          value={at}
          hint="Leave it empty for now."
          onChange={(event) => onChange({ at: event.target.value })}
        />
      )}
      <Row gap={0.5}>
        <Dictation onHeard={addToNote} />
        {!hasLevels && (
          <Button size="sm" tone="quiet" onClick={() => setHasLevels(true)}>
            Energy, stress
          </Button>
        )}
        {!hasTime && (
          <Button
            size="sm"
            tone="quiet"
            startIcon={<Icon name="clock" size={16} />}
            onClick={() => setHasTime(true)}
          >
            Another time
          </Button>
        )}
      </Row>
    </>
  );
}
