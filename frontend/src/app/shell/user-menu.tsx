import { AccountButton, Menu, MenuDivider, MenuHeading, MenuItem } from '@twyn/design-system';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths';
import { useCurrentUser } from '../../store/hooks';
import { useAccountActions } from './use-account-actions';

/** At the foot of the rail, and in the top bar of a phone. */
export function UserMenu({ where }: { where: 'rail' | 'bar' }): ReactNode {
  const user = useCurrentUser();
  const { themeLabel, themeIcon, switchTheme, signOut } = useAccountActions();
  if (!user) return null;
  return (
    <Menu
      side={where === 'rail' ? 'beside' : 'below'}
      trigger={(trigger) => <AccountButton name={user.displayName} photo={user.photoURL} {...trigger} />}
    >
      <MenuHeading>
        <strong>{user.displayName}</strong>
        {user.email}
      </MenuHeading>
      <MenuDivider />
      <MenuItem icon="today" href={paths.dashboard}>
        Dashboard
      </MenuItem>
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
        Logout
      </MenuItem>
    </Menu>
  );
}
