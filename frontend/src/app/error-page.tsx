import { Button, CrashScreen } from '@twyn/design-system';
import { Component, type ReactNode } from 'react';
import { reloadForMissingCode } from '../components/load-page';
import { paths } from '../lib/paths';

interface State {
  hasCrashed: boolean;
}

/** The screen of last resort. */
export class ErrorPage extends Component<{ children: ReactNode }, State> {
  override state: State = { hasCrashed: false };

  static getDerivedStateFromError(): State {
    return { hasCrashed: true };
  }

  override componentDidCatch(error: Error): void {
    if (error.name === 'ChunkLoadError') reloadForMissingCode();
  }

  override render(): ReactNode {
    if (!this.state.hasCrashed) return this.props.children;
    return (
      <CrashScreen
        title="Oops! Something went wrong"
        actions={
          <>
            <Button tone="primary" onClick={() => this.setState({ hasCrashed: false })}>
              Try Again
            </Button>
            <Button onClick={goHome}>Go Home</Button>
          </>
        }
        footnote="If this problem persists, please contact support."
      >
        We encountered an unexpected error. Don&apos;t worry, your data is safe.
      </CrashScreen>
    );
  }
}

/** By a full load: the state that crashed is left behind. */
function goHome(): void {
  location.assign(paths.home);
}
