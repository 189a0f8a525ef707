import type { ReactElement } from 'react';
import { Button } from '../../components/button/button';
import { Card } from '../../components/card/card';
import { ErrorState } from './error-state';

export function InACard(): ReactElement {
  return (
    <Card>
      <ErrorState
        title="Couldn’t load sleep"
        onRetry={() => undefined}
        retryLabel="Sync again"
        actions={
          <Button tone="quiet" size="sm">
            Details
          </Button>
        }
      >
        The watch hasn’t synced since 9 March. Your earlier nights are safe.
      </ErrorState>
    </Card>
  );
}

export function TryingAgain(): ReactElement {
  return (
    <ErrorState title="Couldn’t load memory" onRetry={() => undefined} retryLabel="Trying again" isRetrying>
      Nothing was changed.
    </ErrorState>
  );
}
