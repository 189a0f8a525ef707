import { Button } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { paths } from '../../../lib/paths';
import { useVisitor } from '../hooks/use-visitor';
import { TrialLink } from './trial-link';

/** The one thing to do: begin, or go on. */
export function TrialButton(): ReactElement {
  const visitor = useVisitor();
  if (visitor === 'user' || visitor === 'admin') {
    return (
      <Button tone="primary" size="lg" href={paths.dashboard}>
        Dashboard
      </Button>
    );
  }
  return (
    <Button tone="primary" size="lg" href={paths.signup} component={TrialLink}>
      Start Free Trial
    </Button>
  );
}
