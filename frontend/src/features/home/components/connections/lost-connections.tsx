import { Box, Callout, Link } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { paths } from '../../../../lib/paths';
import { useListHomeConnectionsQuery } from '../../api/connections.api';
import { connectionStatus } from '../../lib/connection-words';

/** Why devices of the home are “unknown”: connections that are lost or refused, each with the reason. */
export function LostConnections(): ReactElement {
  const { data } = useListHomeConnectionsQuery();
  const lost = (data?.items ?? []).filter(
    ({ isPaused, status, entityCount }) =>
      !isPaused && entityCount > 0 && (status === 'disconnected' || status === 'refused'),
  );
  return (
    <>
      {lost.map((connection) => {
        const { note } = connectionStatus(connection);
        return (
          <Box key={connection.id} sx={{ mb: 2 }}>
            <Callout
              tone={connection.status === 'refused' ? 'danger' : 'warning'}
              title={`${connection.name} is not connected`}
              action={<Link href={paths.homeConnections}>Open connections</Link>}
            >
              {note}
            </Callout>
          </Box>
        );
      })}
    </>
  );
}
