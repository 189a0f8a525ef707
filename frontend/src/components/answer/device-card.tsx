import { Card, Link, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useListHomeEntitiesQuery } from '../../shared/home/api/home.api';
import { EntityRow } from '../home/entity-row';
import { paths } from '../../lib/paths';

/** More would bury the talk; the rest is a step away. */
const MAX_SHOWN = 4;

/** The devices that an answer is about, as they are now, to be set further by hand. */
export function DeviceCard({ entityIds }: { entityIds: readonly string[] }): ReactElement | null {
  const { data } = useListHomeEntitiesQuery();
  const entities = data?.items.filter(({ id }) => entityIds.includes(id)) ?? [];
  if (entities.length === 0) return null;
  return (
    <>
      <Card padding="none" as="ul">
        {entities.slice(0, MAX_SHOWN).map((entity) => (
          <li key={entity.id}>
            <EntityRow entity={entity} />
          </li>
        ))}
      </Card>
      {entities.length > MAX_SHOWN && (
        <Text variant="caption" as="p">
          <Link href={paths.smartHome}>{entities.length - MAX_SHOWN} more in your home</Link>
        </Text>
      )}
    </>
  );
}
