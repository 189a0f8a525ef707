import { Button, EmptyState, Card } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import type { HomeEntity } from '../../../shared/home/api/home.api';
import { paths } from '../../../lib/paths';
import { type HomeView, isMeant, viewTitles } from '../lib/home-summary';
import { DeviceGroup } from './device-group';

interface MeantDevicesProps {
  view: HomeView;
  entities: readonly HomeEntity[];
  rooms: ReadonlyMap<string | null, string>;
}

/**
 * What a part of the summary counts. A lamp that is switched off here stays in sight, so that it can be switched on
 * again: give it the view as its key.
 */
export function MeantDevices({ view, entities, rooms }: MeantDevicesProps): ReactElement {
  const [first] = useState(() => new Set(entities.filter((one) => isMeant(view, one)).map(({ id }) => id)));
  const shown = entities.filter((entity) => first.has(entity.id) || isMeant(view, entity));
  const showAll = (
    <Button size="sm" tone="quiet" href={paths.smartHome}>
      Show everything
    </Button>
  );
  if (shown.length > 0)
    return <DeviceGroup title={viewTitles[view]} entities={shown} rooms={rooms} actions={showAll} />;
  return (
    <Card>
      <EmptyState title={viewTitles[view]} actions={showAll}>
        None of your devices is, at the moment.
      </EmptyState>
    </Card>
  );
}
