import {
  Avatar,
  Button,
  IconButton,
  Menu,
  MenuDivider,
  MenuHeading,
  MenuItem,
  Text,
} from '@twyn/design-system';
import type { ReactElement } from 'react';
import { signOutRequested } from '../../features/auth';
import { TrialLink, useVisitor } from '../../features/site';
import { paths } from '../../lib/paths';
import { useAppDispatch, useCurrentUser } from '../../store/hooks';

/** At the end of the bar: the way in, or what belongs to the person who is in. */
export function HeaderAccount(): ReactElement {
  const visitor = useVisitor();
  if (visitor === 'loading') return <Waiting />;
  if (visitor !== 'guest') return <UserMenu />;
  return (
    <>
      <Button size="sm" tone="quiet" href={paths.login}>
        Get Started
      </Button>
      <Button size="sm" href={paths.signup} component={TrialLink}>
        Start Free Trial
      </Button>
    </>
  );
}

/** The same in the menu of a phone. */
export function MenuAccount(): ReactElement {
  const visitor = useVisitor();
  const dispatch = useAppDispatch();
  if (visitor === 'loading') return <Waiting />;
  if (visitor === 'guest') return <Button href={paths.login}>Get Started</Button>;
  return (
    <>
      <Button href={paths.dashboard}>Dashboard</Button>
      <Button tone="quiet" onClick={() => dispatch(signOutRequested({ stay: true }))}>
        Logout
      </Button>
    </>
  );
}

function UserMenu(): ReactElement {
  const user = useCurrentUser();
  const dispatch = useAppDispatch();
  const name = user?.displayName ?? 'User';
  return (
    <Menu
      trigger={(trigger) => (
        <IconButton
          label={`Account of ${name}`}
          icon={<Avatar name={name} src={user?.photoURL ?? null} />}
          {...trigger}
        />
      )}
    >
      <MenuHeading>
        <strong>{name}</strong>
        {user?.email}
      </MenuHeading>
      <MenuDivider />
      <MenuItem icon="today" href={paths.dashboard}>
        Dashboard
      </MenuItem>
      <MenuItem icon="settings" href={paths.settings}>
        Settings
      </MenuItem>
      {user?.role === 'admin' && (
        <MenuItem icon="admin" href={paths.admin}>
          Admin Panel
        </MenuItem>
      )}
      <MenuItem icon="sign-out" onSelect={() => dispatch(signOutRequested({ stay: true }))}>
        Logout
      </MenuItem>
    </Menu>
  );
}

function Waiting(): ReactElement {
  return (
    <Text variant="caption" tone="faint" role="status">
      Loading your experience...
    </Text>
  );
}
