import { Button, Link, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { paths } from '../../../lib/paths';
import { useCurrentUser } from '../../../store/hooks';
import type { ActionMode } from '../lib/action-link';
import { actionLabels } from '../lib/action-labels';
import { AuthPage } from './auth-page';

export function ActionDone({ mode, email }: { mode: ActionMode; email: string }): ReactElement {
  const isSignedIn = useCurrentUser() !== null;
  const { doneTitle, done } = actionLabels[mode];
  return (
    <AuthPage title={doneTitle} lead={done(email)}>
      <Button tone="primary" size="lg" fullWidth href={isSignedIn ? paths.dashboard : paths.login}>
        {isSignedIn ? 'Go to your twin' : 'Sign in'}
      </Button>
      {mode === 'recoverEmail' && (
        <Text tone="muted">
          <Link href={paths.forgotPassword}>Choose a new password</Link>
        </Text>
      )}
    </AuthPage>
  );
}
