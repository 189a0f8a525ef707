import { Icon, IconButton, Menu, MenuItem } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import type { ManagedUser } from '../api/admin.api';
import { useCurrentUser } from '../../../store/hooks';
import { nameOf } from '../lib/person';
import { EndSessionsDialog } from './end-sessions-dialog';
import { RoleDialog } from './role-dialog';

export function PersonMenu({ person }: { person: ManagedUser }): ReactElement {
  const [open, setOpen] = useState<'role' | 'sessions' | null>(null);
  // Nobody takes the last administrator away by taking themselves away.
  const isMyself = useCurrentUser()?.email === person.email && person.email !== null;
  const close = (): void => setOpen(null);
  return (
    <>
      <Menu
        trigger={(trigger) => (
          <IconButton
            size="sm"
            label={`Actions for ${nameOf(person)}`}
            icon={<Icon name="more" size={18} />}
            {...trigger}
          />
        )}
      >
        {!isMyself && (
          <MenuItem icon="admin" onSelect={() => setOpen('role')}>
            {person.role === 'admin' ? 'Make a member' : 'Make an administrator'}
          </MenuItem>
        )}
        <MenuItem icon="sign-out" tone="danger" onSelect={() => setOpen('sessions')}>
          End sessions
        </MenuItem>
      </Menu>
      {open === 'role' && <RoleDialog person={person} onClose={close} />}
      {open === 'sessions' && <EndSessionsDialog person={person} onClose={close} />}
    </>
  );
}
