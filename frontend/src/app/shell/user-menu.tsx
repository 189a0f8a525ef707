import { Avatar, IconButton, Menu, MenuDivider, MenuHeading, MenuItem } from '@twyn/design-system';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths';
import { useCurrentUser } from '../../store/hooks';
import { TrialBadge } from './trial-badge';
import { useAccountActions } from './use-account-actions';

/** At the foot of the rail. */
export function UserMenu(): ReactNode {
  const user = useCurrentUser();
  const { themeLabel, themeIcon, switchTheme, signOut } = useAccountActions();
  if (!user) return null;
  return (
    <>
      <TrialBadge />
      <Menu
        side="beside"
        trigger={(trigger) => (
          <IconButton
            label={`Account of ${user.displayName}`}
            tooltipPlacement="right"
            icon={<Avatar name={user.displayName} src={user.photoURL} />}
            {...trigger}
          />
        )}
      >
        <MenuHeading>
          <strong>{user.displayName}</strong>
          {user.email}
        </MenuHeading>
        <MenuDivider />
        <MenuItem icon="settings" href={paths.settingsAccount}>
          Settings
        </MenuItem>
        {user.role === 'admin' && (
          <MenuItem icon="admin" href={paths.admin}>
            Admin Panel
          </MenuItem>
        )}
        <MenuItem icon={themeIcon} onSelect={switchTheme}>
          {themeLabel}
        </MenuItem>
        <MenuItem icon="sign-out" onSelect={signOut}>
          Sign out
        </MenuItem>
      </Menu>
    </>
  );
}
