import { Avatar, IconButton, Menu, MenuItem } from '@twyn/design-system';
import type { ReactNode } from 'react';
import { useCurrentUser } from '../../store/hooks';
import { useAccountActions } from './use-account-actions';
import { TrialMark } from './trial-mark';

/** At the foot of the rail. */
export function UserMenu(): ReactNode {
  const user = useCurrentUser();
  const { themeLabel, themeIcon, switchTheme, signOut } = useAccountActions();
  if (!user) return null;
  return (
    <>
      <TrialMark />
      <Menu
        align="start"
        trigger={(trigger) => (
          <IconButton
            label={`Account of ${user.displayName}`}
            tooltipPlacement="right"
            icon={<Avatar name={user.displayName} src={user.photoURL} />}
            {...trigger}
          />
        )}
      >
        <MenuItem disabled>{user.email ?? user.displayName}</MenuItem>
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
