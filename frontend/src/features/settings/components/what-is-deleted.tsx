import { Icon, type IconName, Stack, Text } from '@twyn/design-system';
import type { ReactElement, ReactNode } from 'react';
import { useListMemoriesQuery } from '../../../api/memory.api';
import { formatQuantity } from '../../../lib/format';

/** The count comes from the server; where it is not known, or nothing, the sentence does without. */
export function WhatIsDeleted(): ReactElement {
  const active = useListMemoriesQuery({ limit: 1, status: 'active' }).data?.total ?? 0;
  const archived = useListMemoriesQuery({ limit: 1, status: 'archived' }).data?.total ?? 0;
  const memories = active + archived;
  return (
    <Stack spacing={1.5}>
      <Text>This goes for good, and at once:</Text>
      <Stack component="ul" spacing={1}>
        <Loss icon="memory">
          {memories === 0 ? 'Your memories' : formatQuantity(memories, 'memory', 'memories')}, with every
          version and source
        </Loss>
        <Loss icon="ask">All conversations with your twin</Loss>
        <Loss icon="key">Your sign-in, on every device</Loss>
      </Stack>
    </Stack>
  );
}

function Loss({ icon, children }: { icon: IconName; children: ReactNode }): ReactElement {
  return (
    <Stack component="li" direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
      <Icon name={icon} size={18} />
      <Text as="span" tone="primary">
        {children}
      </Text>
    </Stack>
  );
}
