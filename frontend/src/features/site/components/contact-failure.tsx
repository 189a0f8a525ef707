import { Callout } from '@twyn/design-system';
import type { ReactNode } from 'react';
import { errorMessage, isApiError } from '../../../api/api-error';
import { useIsOffline } from '../../../components/use-is-offline';

/** Why the message was not sent, and that nothing of it is lost. */
export function ContactFailure({ failure }: { failure: unknown }): ReactNode {
  const isOffline = useIsOffline();
  if (failure !== undefined) {
    return (
      <Callout tone="danger" title="Your message wasn’t sent">
        {isOffline ? 'You’re offline.' : reason(failure)} What you wrote stays here, even if you reload the
        page.
      </Callout>
    );
  }
  return (
    isOffline && (
      <Callout title="You’re offline">
        Go on writing: your words stay here, and can be sent once there is a connection.
      </Callout>
    )
  );
}

function reason(failure: unknown): string {
  const isAbsent = isApiError(failure) && (failure.status === 0 || failure.status >= 500);
  return isAbsent ? 'The server can’t be reached at the moment.' : errorMessage(failure);
}
