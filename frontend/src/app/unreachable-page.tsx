import { Button, CrashScreen } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { MoodCheckIn } from '../components/mood/mood-check-in';
import { retryRequested } from '../features/auth';
import { draftStorage } from '../shared/drafts/draft-storage';
import { useAppDispatch, useAppSelector } from '../store/hooks';

/**
 * Somebody was signed in here, and the server does not say who: nothing can be shown before it answers. A mood can be told
 * all the same, and waits on this device.
 */
export function UnreachablePage(): ReactElement {
  const dispatch = useAppDispatch();
  const isRetrying = useAppSelector((state) => state.auth.isOpeningSession);
  return (
    <CrashScreen
      title="Can’t reach your twin"
      actions={
        <Button loading={isRetrying} onClick={() => dispatch(retryRequested())}>
          Try now
        </Button>
      }
      below={draftStorage.owner() !== '' && <MoodCheckIn />}
      footnote="If this continues, ask your administrator whether the server is running."
    >
      It may be starting, or the network is down. Your data is safe and you’re still signed in. Twyn keeps
      trying in the background.
    </CrashScreen>
  );
}
