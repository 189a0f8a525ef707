import { Badge, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { ManagedUser } from '../api/admin.api';

export function RoleCell({ person: { role, roleSource } }: { person: ManagedUser }): ReactElement {
  if (role === 'user') {
    return (
      <Text as="span" tone="muted">
        Member
      </Text>
    );
  }
  return <Badge>{roleSource === 'email' ? 'Administrator, by address' : 'Administrator'}</Badge>;
}
