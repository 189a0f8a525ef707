import { Checkbox, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { stateLabel } from '../../../../components/home/entity-labels';
import { useTemperatureUnit } from '../../../../components/home/use-temperature-unit';
import type { Home, HomeEntity } from '../../../../shared/home/api/home.api';
import { floorsOf } from '../../lib/rooms';

interface SceneDevicesProps {
  entities: readonly HomeEntity[];
  areas: Home['areas'];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

/** The devices of each room with how they are, to be chosen. */
export function SceneDevices({ entities, areas, chosen, onChoose }: SceneDevicesProps): ReactElement {
  const unit = useTemperatureUnit();
  const [floor] = floorsOf({ floors: [], areas: areas.map((area) => ({ ...area, floor: null })) }, entities);
  const toggle = (id: string): void => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  };
  if (!floor) return <Text tone="muted">None of your devices can be set by a scene.</Text>;
  return (
    <Stack spacing={2}>
      {floor.rooms.map((room) => (
        <Stack key={room.id} spacing={0.75} component="fieldset" sx={{ m: 0, p: 0, border: 0 }}>
          <Text as="legend" variant="label" tone="primary">
            {room.name}
          </Text>
          {room.entities.map((entity) => (
            <Checkbox
              key={entity.id}
              label={`${entity.name}: ${stateLabel(entity, unit)}`}
              checked={chosen.has(entity.id)}
              onChange={() => toggle(entity.id)}
            />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
