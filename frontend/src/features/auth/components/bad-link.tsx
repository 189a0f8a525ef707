import { Button } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { identityErrorText } from '../../../platform/identity/identity-error';
import { identityErrorCode } from '../../../platform/identity/identity-error-code';
import { paths } from '../../../lib/paths';
import { useCurrentUser } from '../../../store/hooks';
import type { ActionMode } from '../lib/action-link';
import { AuthPage } from './auth-page';

/** Errors that a retry cannot fix. */
const PERMANENT_ERRORS = new Set([
  'auth/expired-action-code',
  'auth/invalid-action-code',
  'auth/user-disabled',
  'auth/user-not-found',
]);

interface BadLinkProps {
  mode: ActionMode;
  error: unknown;
  onRetry: () => void;
}

/** The link's code was used, has expired, or the provider could not be reached. */
export function BadLink({ mode, error, onRetry }: BadLinkProps): ReactElement {
  const code = identityErrorCode(error);
  if (!PERMANENT_ERRORS.has(code)) {
    return (
      <AuthPage title="Couldn’t check the link" lead={identityErrorText(error)}>
        <Button size="lg" fullWidth onClick={onRetry}>
          Try again
        </Button>
      </AuthPage>
    );
  }
  const lead = code === 'auth/user-not-found' ? 'Its account no longer exists.' : identityErrorText(error);
  return (
    <AuthPage title="This link no longer works" lead={lead}>
      <NextStepLink mode={mode} />
    </AuthPage>
  );
}

/** The link is incomplete, e.g. cut off by a mail client. */
export function BrokenLink(): ReactElement {
  return (
    <AuthPage
      title="This link is incomplete"
      lead="Part of it is missing. Copy the whole link from the message, or open it there."
    >
      <Button size="lg" fullWidth href={paths.home}>
        Go home
      </Button>
    </AuthPage>
  );
}

function NextStepLink({ mode }: { mode: ActionMode }): ReactElement {
  const isSignedIn = useCurrentUser() !== null;
  if (mode === 'resetPassword') {
    return (
      <Button size="lg" fullWidth href={paths.forgotPassword}>
        Ask for a new link
      </Button>
    );
  }
  return (
    <Button size="lg" fullWidth href={isSignedIn ? paths.settingsAccount : paths.login}>
      {isSignedIn ? 'Ask for a new one in the settings' : 'Sign in to ask for a new one'}
    </Button>
  );
}
