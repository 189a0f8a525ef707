import type { ReactElement } from 'react';
import { Button } from '../../components/button/button';
import { CrashScreen } from './crash-screen';

export function Crash(): ReactElement {
  return (
    <CrashScreen
      title="Something went wrong"
      actions={
        <>
          <Button tone="primary">Try Again</Button>
          <Button href="#home">Go Home</Button>
        </>
      }
      footnote="If this problem persists, please contact support."
    >
      We encountered an unexpected error. Don’t worry, your data is safe.
    </CrashScreen>
  );
}
