import { Box, Card, ErrorState } from '@twyn/design-system';
import type { ReactElement, ReactNode } from 'react';
import { errorMessage } from '../api/api-error';
import { useIsSlow } from './use-is-slow';

export interface QueryBoundaryProps<T> {
  /** The result of a query hook. */
  query: { data?: T; error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** The shape of what is coming. */
  skeleton: ReactNode;
  /** What failed, in words: "Couldn’t load your memories". */
  errorTitle: string;
  isEmpty?: (data: T) => boolean;
  empty?: ReactNode;
  /** Sets a failure apart by a card, on a page that has no frame around it. @default false */
  inCard?: boolean;
  children: (data: T) => ReactNode;
}

/** The three states before data: loading, failed, empty. Data once shown stays while it is read anew. */
export function QueryBoundary<T>(props: QueryBoundaryProps<T>): ReactNode {
  const { query, skeleton, errorTitle, isEmpty, empty, inCard = false, children } = props;
  const { data, error, isFetching, refetch } = query;

  if (data === undefined) {
    if (error === undefined) return <Pending>{skeleton}</Pending>;
    const failure = (
      <ErrorState title={errorTitle} isRetrying={isFetching} onRetry={() => void refetch()}>
        {errorMessage(error)}
      </ErrorState>
    );
    return inCard ? <Card>{failure}</Card> : <Box sx={{ p: 2 }}>{failure}</Box>;
  }
  return isEmpty?.(data) ? empty : children(data);
}

/** A skeleton that would be gone at once only flickers. */
function Pending({ children }: { children: ReactNode }): ReactElement {
  return <div aria-busy>{useIsSlow() && children}</div>;
}
