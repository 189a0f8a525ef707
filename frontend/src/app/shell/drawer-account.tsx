import { Avatar, Button, Divider, Icon, Stack, Text } from '@twyn/design-system';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths';
import { useCurrentUser } from '../../store/hooks';
import { TrialBadge } from './trial-badge';
import { useAccountActions } from './use-account-actions';

/** The phone's drawer, under its links: the same as the rail's menu. */
export function DrawerAccount({ onFollow }: { onFollow: () => void }): ReactNode {
  const user = useCurrentUser();
  const { themeLabel, themeIcon, switchTheme, signOut } = useAccountActions();
  if (!user) return null;
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <Divider />
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', px: 1.5 }}>
        <Avatar name={user.displayName} src={user.photoURL} size={40} />
        <Stack sx={{ minWidth: 0 }}>
          <Text variant="h3" as="p" truncate>
            {user.displayName}
          </Text>
          <Text variant="caption" tone="muted" truncate>
            {user.email}
          </Text>
        </Stack>
      </Stack>
      {user.role === 'admin' && (
        <Button fullWidth href={paths.admin} startIcon={<Icon name="admin" size={18} />} onClick={onFollow}>
          Admin Panel
        </Button>
      )}
      <Button fullWidth startIcon={<Icon name={themeIcon} size={18} />} onClick={switchTheme}>
        {themeLabel}
      </Button>
      <Button fullWidth startIcon={<Icon name="sign-out" size={18} />} onClick={signOut}>
        Sign out
      </Button>
      <TrialBadge />
    </Stack>
  );
}
