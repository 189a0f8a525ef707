import { Button } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { identityErrorText } from '../../../platform/identity/identity-error';
import { identityErrorCode } from '../../../platform/identity/identity-error-code';
import { paths } from '../../../lib/paths';
import { useCurrentUser } from '../../../store/hooks';
import type { ActionMode } from '../lib/action-link';
import { AuthPage } from './auth-page';

/** Trying again cannot help any of these. */
const NO_USE = new Set([
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

/** The provider did not accept the code of a link: it was used, is too old, or nobody could be asked. */
export function BadLink({ mode, error, onRetry }: BadLinkProps): ReactElement {
  const code = identityErrorCode(error);
  if (!NO_USE.has(code)) {
    return (
      <AuthPage title="The link could not be checked" lead={identityErrorText(error)}>
        <Button size="lg" fullWidth onClick={onRetry}>
          Try again
        </Button>
      </AuthPage>
    );
  }
  const lead =
    code === 'auth/user-not-found' ? 'Its account does not exist any more.' : identityErrorText(error);
  return (
    <AuthPage title="This link does not work any more" lead={lead}>
      <WayOn mode={mode} />
    </AuthPage>
  );
}

/** The address was typed or cut off by a mail program. */
export function BrokenLink(): ReactElement {
  return (
    <AuthPage
      title="This link is not complete"
      lead="A part of it was lost on the way. Copy all of it from the message, or open it there."
    >
      <Button size="lg" fullWidth href={paths.home}>
        Go home
      </Button>
    </AuthPage>
  );
}

function WayOn({ mode }: { mode: ActionMode }): ReactElement {
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
