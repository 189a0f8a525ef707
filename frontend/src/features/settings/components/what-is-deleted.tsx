import { Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useListMemoriesQuery } from '../../../api/memory.api';
import { formatQuantity } from '../../../lib/format';

/** The count comes from the server; while it is not known the sentence does without. */
export function WhatIsDeleted(): ReactElement {
  const active = useListMemoriesQuery({ limit: 1, status: 'active' }).data?.total;
  const archived = useListMemoriesQuery({ limit: 1, status: 'archived' }).data?.total;
  const memories =
    active === undefined || archived === undefined
      ? 'All your memories'
      : formatQuantity(active + archived, 'memory', 'memories');
  return (
    <Stack spacing={1}>
      <Text>This deletes, for good:</Text>
      <ul>
        <li>{memories}, with every version and source</li>
        <li>all conversations with your twin</li>
        <li>your sign-in, on every device</li>
      </ul>
    </Stack>
  );
}
