import { Button, Card, EmptyState, Glyph, Link, Page, PageHeader } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { QueryBoundary } from '../../../components/query-boundary';
import { RowSkeleton } from '../../../components/row-skeleton';
import { formatCount } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { useListDiscoveredEntitiesQuery } from '../api/connections.api';
import { FoundList } from '../components/found/found-list';

/** What the connections of the home found: nothing of it is heard or switched before a yes. */
export function FoundPage(): ReactElement {
  const query = useListDiscoveredEntitiesQuery(undefined, { refetchOnMountOrArgChange: true });
  const waiting = query.data?.items.filter(({ isIgnored }) => !isIgnored).length ?? 0;
  return (
    <Page>
      <PageHeader
        context={
          <>
            <Link href={paths.smartHome}>Home</Link> / <Link href={paths.homeConnections}>Connections</Link>
          </>
        }
        title={waiting > 0 ? `${formatCount(waiting)} found, waiting for your yes` : 'Found devices'}
        description="What you accept is shown, heard and can be switched. The rest stays outside."
      />
      <QueryBoundary
        query={query}
        inCard
        errorTitle="Couldn’t load what was found"
        skeleton={
          <Card padding="none">
            <RowSkeleton rows={4} />
          </Card>
        }
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Card>
            <EmptyState
              align="center"
              glyph={<Glyph domain="home" />}
              title="Nothing waits for your yes"
              actions={<Button href={paths.homeConnections}>Open connections</Button>}
            >
              What a connection finds appears here by itself. What you accepted is in your home.
            </EmptyState>
          </Card>
        }
      >
        {({ items }) => <FoundList entities={items} />}
      </QueryBoundary>
    </Page>
  );
}
