import type { ReactElement } from 'react';
import { Button } from '../../components/button/button';
import { Card } from '../../components/card/card';
import { ErrorState } from './error-state';

export function InACard(): ReactElement {
  return (
    <Card>
      <ErrorState
        title="Sleep could not be read"
        onRetry={() => undefined}
        retryLabel="Sync again"
        actions={
          <Button tone="quiet" size="sm">
            Details
          </Button>
        }
      >
        The watch has not synced since 9 March. Your earlier nights are safe.
      </ErrorState>
    </Card>
  );
}

export function TryingAgain(): ReactElement {
  return (
    <ErrorState
      title="Memory could not be loaded"
      onRetry={() => undefined}
      retryLabel="Trying again"
      isRetrying
    >
      Nothing was changed.
    </ErrorState>
  );
}
