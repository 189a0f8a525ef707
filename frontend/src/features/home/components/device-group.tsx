import { Card, TileGrid } from '@twyn/design-system';
import type { ReactElement, ReactNode } from 'react';
import { useTemperatureUnit } from '../../../components/home/use-temperature-unit';
import type { HomeEntity } from '../../../shared/home/api/home.api';
import { DeviceTile } from './device-tile';

interface DeviceGroupProps {
  title: string;
  entities: readonly HomeEntity[];
  /** Given where the devices stand in different rooms. */
  rooms?: ReadonlyMap<string | null, string>;
  /** At the end of the head. */
  actions?: ReactNode;
  /** Of its heading; its devices stand one below. @default 2 */
  level?: 2 | 3;
}

/** Devices under one name: a room, the favourites, or what a part of the summary counts. */
export function DeviceGroup(props: DeviceGroupProps): ReactElement {
  const { title, entities, rooms, actions, level = 2 } = props;
  const unit = useTemperatureUnit();
  return (
    <Card
      title={title}
      titleAs={`h${String(level)}` as 'h2'}
      padding="none"
      aria-label={title}
      actions={actions}
    >
      <TileGrid>
        {entities.map((entity) => (
          <DeviceTile
            key={entity.id}
            entity={entity}
            unit={unit}
            room={rooms?.get(entity.area)}
            titleAs={level === 2 ? 'h3' : 'h4'}
          />
        ))}
      </TileGrid>
    </Card>
  );
}
