import { Card, type Domain, EmptyState, Glyph } from '@twyn/design-system';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { LoadMore } from '../load-more';
import { QueryBoundary } from '../query-boundary';
import { RowSkeleton } from '../row-skeleton';

interface ImportsSoFarProps {
  query: ComponentProps<typeof LoadMore>['query'] & ComponentProps<typeof QueryBoundary>['query'];
  domain: Domain;
  isEmpty: boolean;
  /** A list item for each. */
  children: ReactNode;
}

/** Every import so far, the latest first. */
export function ImportsSoFar({ query, domain, isEmpty, children }: ImportsSoFarProps): ReactElement {
  return (
    <QueryBoundary
      query={query}
      inCard
      errorTitle="Couldn’t load your imports"
      skeleton={
        <Card padding="none">
          <RowSkeleton rows={2} />
        </Card>
      }
      isEmpty={() => isEmpty}
      empty={
        <Card>
          <EmptyState glyph={<Glyph domain={domain} icon="transfer" />} title="No imports yet">
            Your imports appear here. You can undo each one as a whole.
          </EmptyState>
        </Card>
      }
    >
      {() => (
        <>
          <Card padding="none" as="ul">
            {children}
          </Card>
          <LoadMore query={query} />
        </>
      )}
    </QueryBoundary>
  );
}
