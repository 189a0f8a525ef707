import { Button, CrashScreen } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { retryRequested } from '../features/auth';
import { useAppDispatch, useAppSelector } from '../store/hooks';

/** Somebody was signed in here, and the server does not say who: nothing can be shown before it answers. */
export function UnreachablePage(): ReactElement {
  const dispatch = useAppDispatch();
  const isRetrying = useAppSelector((state) => state.auth.isOpeningSession);
  return (
    <CrashScreen
      title="Your twin does not answer"
      actions={
        <Button loading={isRetrying} onClick={() => dispatch(retryRequested())}>
          Try now
        </Button>
      }
      footnote="If it stays like this, ask whoever runs this twin whether its server is up."
    >
      It may be starting, or the network is down. Nothing you stored is lost, and you are still signed in. It
      is tried again in the background.
    </CrashScreen>
  );
}
