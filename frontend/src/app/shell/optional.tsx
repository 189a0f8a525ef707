import { type ReactElement, type ReactNode, Suspense } from 'react';
import { OptionalBoundary } from '../optional-boundary';

/** A part that the page can do without, until it is there and where it fails. */
export function Optional({ children }: { children: ReactNode }): ReactElement {
  return (
    <OptionalBoundary>
      <Suspense>{children}</Suspense>
    </OptionalBoundary>
  );
}
