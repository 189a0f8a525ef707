import type { ReactElement, ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

export interface LiveRegionProps {
  /** What changed, in one sentence. An empty region stays mounted and silent. */
  children?: ReactNode;
  /** Interrupts; for failures only. @default false */
  assertive?: boolean;
}

/** Announces its content when it changes. Keep it mounted: a region that appears with its text is not read. */
export function LiveRegion({ children, assertive = false }: LiveRegionProps): ReactElement {
  return (
    <VisuallyHidden role={assertive ? 'alert' : 'status'} aria-live={assertive ? 'assertive' : 'polite'}>
      {children}
    </VisuallyHidden>
  );
}
