import { Button, Card, Dialog, Row, Stack, Text, TextField } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { FormActions } from '../../../components/form/form-actions';
import { formatQuantity } from '../../../lib/format';
import { type Device, useEditDevicesMutation } from '../api/devices.api';
import { RemoveDevices } from './remove-devices';

type Field = 'room' | 'tag';

interface BulkBarProps {
  devices: readonly Device[];
  onDone: () => void;
}

/** What can be done to all that are chosen. */
export function BulkBar({ devices, onDone }: BulkBarProps): ReactElement {
  const [edit, { isLoading }] = useEditDevicesMutation();
  const [field, setField] = useState<Field>();
  const ids = devices.map(({ id }) => id);
  const areAllPaused = devices.every(({ status }) => status === 'paused');
  const change = async (changes: object): Promise<void> => {
    await edit({ editDevices: { ids, ...changes } });
    setField(undefined);
    onDone();
  };
  return (
    <Card padding="dense" as="div" role="group" aria-label="Change the chosen devices">
      <Row align="center" justify="between">
        <Text variant="label" tabular role="status">
          {formatQuantity(devices.length, 'device', 'devices')} chosen
        </Text>
        <Row>
          <Button tone="quiet" size="sm" onClick={() => setField('room')}>
            Move to room
          </Button>
          <Button tone="quiet" size="sm" onClick={() => setField('tag')}>
            Tag
          </Button>
          <Button tone="quiet" size="sm" onClick={() => void change({ isPaused: !areAllPaused })}>
            {areAllPaused ? 'Resume' : 'Pause'}
          </Button>
          <RemoveDevices devices={devices} onRemoved={onDone} />
        </Row>
      </Row>
      <Dialog
        open={field !== undefined}
        title={field === 'tag' ? 'Tag' : 'Move to room'}
        onClose={() => setField(undefined)}
      >
        {field && (
          <OneField
            label={field === 'tag' ? 'Tag' : 'Room'}
            isBusy={isLoading}
            onCancel={() => setField(undefined)}
            onSave={(text) => void change(field === 'tag' ? { addTags: [text] } : { room: text })}
          />
        )}
      </Dialog>
    </Card>
  );
}

interface OneFieldProps {
  label: string;
  isBusy: boolean;
  onSave: (text: string) => void;
  onCancel: () => void;
}

function OneField({ label, isBusy, onSave, onCancel }: OneFieldProps): ReactElement {
  const [text, setText] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onSave(text.trim());
      }}
    >
      <Stack spacing={2}>
        <TextField
          label={label}
          value={text}
          maxLength={40}
          required
          onChange={(event) => setText(event.target.value)}
        />
        <FormActions isBusy={isBusy} onCancel={onCancel} />
      </Stack>
    </form>
  );
}
