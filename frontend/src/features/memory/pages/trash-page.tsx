import { Button, Card, Page, PageHeader, Row, Stack } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useTrashPagesInfiniteQuery } from '../../../shared/memory/api/trash.api';
import { RemovableRow } from '../../../components/removable-row';
import { LoadMore } from '../../../components/load-more';
import { QueryBoundary } from '../../../components/query-boundary';
import { RowSkeleton } from '../../../components/row-skeleton';
import { paths } from '../../../lib/paths';
import { EmptyTrash } from '../components/trash/empty-trash';
import { NothingInTrash } from '../components/trash/nothing-in-trash';
import { TrashRow } from '../components/trash/trash-row';

/** What was forgotten and can still be brought back. */
export function TrashPage(): ReactElement {
  const query = useTrashPagesInfiniteQuery(null, { refetchOnMountOrArgChange: true });
  return (
    <Page width="read">
      <PageHeader
        title="Trash"
        description="Forgotten memories stay here for 30 days, out of every list, search and answer. Then they’re deleted permanently."
      />
      <Stack spacing={2}>
        <QueryBoundary
          query={query}
          inCard
          errorTitle="Couldn’t load your trash"
          skeleton={
            <Card padding="none">
              <RowSkeleton rows={3} />
            </Card>
          }
          isEmpty={({ pages }) => pages[0]?.items.length === 0}
          empty={<NothingInTrash />}
        >
          {({ pages }) => (
            <>
              <Card padding="none" as="ul">
                {pages
                  .flatMap(({ items }) => items)
                  .map((trashed) => (
                    <RemovableRow key={trashed.memory.id}>
                      <TrashRow trashed={trashed} />
                    </RemovableRow>
                  ))}
              </Card>
              <LoadMore query={query} />
              <Row justify="between">
                <Button tone="quiet" href={paths.memory}>
                  Back to memory
                </Button>
                <Row>
                  <Button tone="quiet" href={paths.forget}>
                    Forget many
                  </Button>
                  {pages[0] && <EmptyTrash all={pages[0]} />}
                </Row>
              </Row>
            </>
          )}
        </QueryBoundary>
      </Stack>
    </Page>
  );
}
