import { ErrorState, Page } from '@twyn/design-system';
import { Component, type ReactNode } from 'react';
import { PageLoadError } from './load-page';

interface State {
  error: Error | null;
}

/** Stands in for a page whose code cannot be fetched. Every other failure is passed on. */
export class PageLoadBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!(error instanceof PageLoadError)) throw error;
    return (
      <Page>
        {navigator.onLine ? (
          <ErrorState
            title="Failed to load component"
            titleAs="h1"
            align="center"
            retryLabel="Refresh"
            onRetry={refresh}
          >
            Please refresh the page to try again.
          </ErrorState>
        ) : (
          <ErrorState
            title="Failed to load component. Please try again later."
            titleAs="h1"
            align="center"
            onRetry={refresh}
          >
            You’re offline.
          </ErrorState>
        )}
      </Page>
    );
  }
}

function refresh(): void {
  location.reload();
}
