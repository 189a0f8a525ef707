import type { ReactElement } from 'react';
import { Button } from '../../components/button/button';
import { Glyph } from '../../components/glyph/glyph';
import { EmptyState, type EmptyStateProps } from '../empty-state/empty-state';

/** `title` says what failed; `children` what is safe and what to try. */
export interface ErrorStateProps extends Omit<EmptyStateProps, 'glyph'> {
  onRetry?: () => void;
  /** @default 'Try again' */
  retryLabel?: string;
  isRetrying?: boolean;
}

/** What failed, what is safe, what to try. Announced when it appears. */
export function ErrorState(props: ErrorStateProps): ReactElement {
  const { onRetry, retryLabel = 'Try again', isRetrying = false, actions, ...state } = props;
  return (
    <div role="alert">
      <EmptyState
        {...state}
        glyph={<Glyph domain="danger" />}
        actions={
          <>
            {onRetry && (
              <Button size="sm" loading={isRetrying} onClick={onRetry}>
                {retryLabel}
              </Button>
            )}
            {actions}
          </>
        }
      />
    </div>
  );
}
