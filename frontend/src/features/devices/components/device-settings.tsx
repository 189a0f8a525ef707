import { Box, Button, Card, Row, Switch, TextField } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { errorMessage } from '../../../api/api-error';
import { PlainForm } from '../../../components/form/plain-form';
import { type Device, useEditDeviceMutation } from '../api/devices.api';
import { RemoveDevices } from './remove-devices';

/** Beside each other where there is room. */
const FIELDS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
} as const;
const MAX_LENGTH = 60;
const MAX_TAGS_LENGTH = 200;

/** Name, room, tags, what it may do, and its end. */
export function DeviceSettings({
  device,
  onRemoved,
}: {
  device: Device;
  onRemoved: () => void;
}): ReactElement {
  const { id, mayWriteBody, status } = device;
  const [edit, { isLoading }] = useEditDeviceMutation();
  const [name, setName] = useState(device.name);
  const [room, setRoom] = useState(device.room ?? '');
  const [tags, setTags] = useState(device.tags.join(', '));
  const [failure, setFailure] = useState<string>();
  const save = async (): Promise<void> => {
    const list = tags.split(',').map((tag) => tag.trim());
    const editDevice = {
      ...(name.trim() !== device.name && { name: name.trim() }),
      room: room.trim() === '' ? null : room.trim(),
      tags: list.filter((tag) => tag !== ''),
    };
    const { error } = await edit({ id, editDevice });
    setFailure(error && errorMessage(error));
  };
  return (
    <Card title="This device">
      <PlainForm onSend={() => void save()}>
        <Box sx={FIELDS}>
          <TextField
            label="Name"
            value={name}
            maxLength={MAX_LENGTH}
            required
            error={failure}
            onChange={(event) => setName(event.target.value)}
          />
          <TextField
            label="Room"
            value={room}
            maxLength={MAX_LENGTH}
            onChange={(event) => setRoom(event.target.value)}
          />
          <TextField
            label="Tags"
            hint="Separated by commas."
            value={tags}
            maxLength={MAX_TAGS_LENGTH}
            onChange={(event) => setTags(event.target.value)}
          />
        </Box>
        <Switch
          label="May write to Body"
          hint="Off: what goes to a metric stays in this device’s history."
          checked={mayWriteBody}
          onChange={(event) => void edit({ id, editDevice: { mayWriteBody: event.target.checked } })}
        />
        <Switch
          label="Paused"
          hint="Nothing it sends is kept, and it is not missed."
          checked={status === 'paused'}
          onChange={(event) => void edit({ id, editDevice: { isPaused: event.target.checked } })}
        />
        <Row justify="between">
          <RemoveDevices devices={[device]} onRemoved={onRemoved} />
          <Button type="submit" loading={isLoading}>
            Save
          </Button>
        </Row>
      </PlainForm>
    </Card>
  );
}
