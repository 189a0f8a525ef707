import { Button, Card, Row, Select, TextField } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { PlainForm } from '../../../../components/form/plain-form';
import type { Home, HomeEntity } from '../../../../shared/home/api/home.api';
import { RemoveEntity } from './remove-entity';
import { NEW_ROOM, NO_ROOM, useEntityForm } from './use-entity-form';

const MAX_LENGTH = 255;

interface EntitySettingsProps {
  entity: HomeEntity;
  home: Pick<Home, 'areas'>;
}

/** What it is called, where it stands, and how else it may be named. */
export function EntitySettings({ entity, home: { areas } }: EntitySettingsProps): ReactElement {
  const { values, set, failure, isLoading, save } = useEntityForm(entity, areas);
  const { name, room, newRoom, aliases } = values;
  const { connection } = entity;
  return (
    <Card title="This device" aria-label="This device">
      <PlainForm onSend={() => void save()}>
        <TextField
          label="Name"
          value={name}
          maxLength={MAX_LENGTH}
          required
          error={failure}
          onChange={(event) => set({ name: event.target.value })}
        />
        <Select
          label="Room"
          options={[
            { value: NO_ROOM, label: 'No room' },
            ...areas.map((area) => ({ value: area.id, label: area.name })),
            { value: NEW_ROOM, label: 'A new room…' },
          ]}
          value={room}
          onChange={(value) => set({ room: value })}
        />
        {room === NEW_ROOM && (
          <TextField
            label="Name of the new room"
            value={newRoom}
            maxLength={MAX_LENGTH}
            required
            onChange={(event) => set({ newRoom: event.target.value })}
          />
        )}
        <TextField
          label="Other names"
          hint="As you also call it, separated by commas."
          value={aliases}
          onChange={(event) => set({ aliases: event.target.value })}
        />
        <Row justify={connection === null ? 'end' : 'between'}>
          {connection !== null && <RemoveEntity entity={entity} />}
          <Button type="submit" loading={isLoading}>
            Save
          </Button>
        </Row>
      </PlainForm>
    </Card>
  );
}
