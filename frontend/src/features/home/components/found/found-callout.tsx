import { Callout, Link } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { formatQuantity } from '../../../../lib/format';
import { paths } from '../../../../lib/paths';
import { useListHomeConnectionsQuery } from '../../api/connections.api';

/** "4 devices found, waiting for your yes"; nothing where none waits. */
export function FoundCallout(): ReactElement | null {
  const { data } = useListHomeConnectionsQuery();
  const waiting = (data?.items ?? []).reduce((sum, { waitingCount }) => sum + waitingCount, 0);
  if (waiting === 0) return null;
  return (
    <Callout action={<Link href={paths.homeFound}>Look at them</Link>}>
      {formatQuantity(waiting, 'device', 'devices')} found, waiting for your yes.
    </Callout>
  );
}
