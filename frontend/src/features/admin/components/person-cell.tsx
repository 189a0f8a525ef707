import { Avatar, Box, Row, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { ManagedUser } from '../api/admin.api';
import { formatAgo } from '../../../lib/format';
import { nameOf } from '../lib/person';
import { RoleCell } from './role-cell';

/** Who it is; on a phone also what the other columns would say. */
export function PersonCell({ person }: { person: ManagedUser }): ReactElement {
  const name = nameOf(person);
  return (
    <Row nowrap gap={1.5}>
      <Avatar name={name} />
      <Stack sx={{ minWidth: 0 }}>
        <Text as="span" style={{ fontWeight: 550 }}>
          {name}
        </Text>
        <Text variant="caption" tone="muted" style={{ overflowWrap: 'anywhere' }}>
          {person.email ?? 'No email'}
        </Text>
        <Box sx={{ display: { sm: 'none' }, mt: 0.5 }}>
          <Row gap={1}>
            {person.role === 'admin' && <RoleCell person={person} />}
            <Text variant="caption" tone="faint">
              Seen {formatAgo(person.lastSeenAt)}
            </Text>
          </Row>
        </Box>
      </Stack>
    </Row>
  );
}
