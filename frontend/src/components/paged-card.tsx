import { Card } from '@twyn/design-system';
import type { ReactElement, ReactNode } from 'react';
import { LoadMore, type LoadMoreProps } from './load-more';
import { QueryBoundary, type QueryBoundaryProps } from './query-boundary';
import { RowSkeleton } from './row-skeleton';

interface Pages<Item> {
  pages: readonly { items: readonly Item[] }[];
}

interface PagedCardProps<Item> {
  query: LoadMoreProps['query'] & QueryBoundaryProps<Pages<Item>>['query'];
  /** What failed, in words: "Couldn’t load the activity". */
  errorTitle: string;
  /** How many rows are likely. */
  rows: number;
  label?: string;
  empty: ReactNode;
  children: (item: Item) => ReactNode;
}

/** A list in a card that is read page after page. */
export function PagedCard<Item extends { id: string }>(props: PagedCardProps<Item>): ReactElement {
  const { query, errorTitle, rows, label, empty, children } = props;
  const skeleton = (
    <Card padding="none">
      <RowSkeleton rows={rows} />
    </Card>
  );
  return (
    <QueryBoundary
      {...{ query, errorTitle, skeleton, empty }}
      inCard
      isEmpty={({ pages }) => pages[0]?.items.length === 0}
    >
      {({ pages }) => (
        <>
          <Card padding="none" as="ul" {...(label !== undefined && { 'aria-label': label })}>
            {pages
              .flatMap(({ items }) => items)
              .map((item) => (
                <li key={item.id}>{children(item)}</li>
              ))}
          </Card>
          <LoadMore query={query} />
        </>
      )}
    </QueryBoundary>
  );
}
