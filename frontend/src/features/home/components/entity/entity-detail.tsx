import { Badge, Box, Card, Link, PageHeader, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { EntityRow } from '../../../../components/home/entity-row';
import { capitalised } from '../../../../lib/format';
import { paths } from '../../../../lib/paths';
import type { Home, HomeEntity } from '../../../../shared/home/api/home.api';
import { useListHomeConnectionsQuery } from '../../api/connections.api';
import { roomNames } from '../../lib/rooms';
import { FavouriteStar } from '../favourite-star';
import { LogbookList } from '../logbook-list';
import { EntityHistory } from './entity-history';
import { EntityRights } from './entity-rights';
import { EntitySettings } from './entity-settings';

interface EntityDetailProps {
  entity: HomeEntity;
  home: Home;
}

/** Everything about one device. */
export function EntityDetail({ entity, home }: EntityDetailProps): ReactElement {
  const room = roomNames(home).get(entity.area);
  return (
    <>
      <PageHeader
        title={entity.name}
        context={
          <>
            <Link href={paths.smartHome}>Home</Link> / {room ?? 'Elsewhere'}
          </>
        }
        description={<Source entity={entity} />}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <Stack spacing={2}>
          <Card title="Now" padding="none" aria-label="Now" actions={<FavouriteStar entity={entity} />}>
            <EntityRow entity={entity} />
          </Card>
          <EntityHistory entity={entity} />
          <section aria-label="Logbook">
            <Box sx={{ mt: 1, mb: 1.5 }}>
              <Text variant="h2" as="h2">
                Logbook
              </Text>
            </Box>
            <LogbookList entity={entity.id} />
          </section>
        </Stack>
        <Stack spacing={2}>
          <EntityRights entity={entity} />
          <EntitySettings key={`${entity.name} ${entity.area ?? ''}`} entity={entity} home={home} />
        </Stack>
      </Box>
    </>
  );
}

/** What it is reached through, and whether it can be. */
function Source({ entity: { connection, state, domain } }: { entity: HomeEntity }): ReactElement {
  const { data } = useListHomeConnectionsQuery(undefined, { skip: connection === null });
  const isReached = state !== 'unavailable';
  const name = data?.items.find(({ id }) => id === connection)?.name;
  const kind = capitalised(domain.replaceAll('_', ' '));
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Badge plain tone={isReached ? 'success' : 'danger'}>
        {isReached ? 'Reachable' : 'Cannot be reached'}
      </Badge>
      <Text as="span" variant="caption">
        {connection === null ? `${kind}, simulated` : `${kind}, through `}
        {connection !== null && <Link href={paths.homeConnections}>{name ?? 'a connection'}</Link>}
      </Text>
    </Box>
  );
}
