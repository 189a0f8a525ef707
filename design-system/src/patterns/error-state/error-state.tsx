import type { ElementType, ReactElement, ReactNode } from 'react';
import { Button } from '../../components/button/button';
import { Glyph } from '../../components/glyph/glyph';
import { EmptyState } from '../empty-state/empty-state';

export interface ErrorStateProps {
  /** What failed. */
  title: ReactNode;
  /** What is safe, and what to try. */
  children?: ReactNode;
  onRetry?: () => void;
  /** @default 'Try again' */
  retryLabel?: string;
  isRetrying?: boolean;
  /** Beside the retry button. */
  actions?: ReactNode;
  titleAs?: ElementType;
  align?: 'start' | 'center';
}

/** What failed, what is safe, what to try. Announced when it appears. */
export function ErrorState(props: ErrorStateProps): ReactElement {
  const { onRetry, retryLabel = 'Try again', isRetrying = false, actions, ...rest } = props;
  return (
    <div role="alert">
      <EmptyState
        {...rest}
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
