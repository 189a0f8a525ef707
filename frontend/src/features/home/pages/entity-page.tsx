import { Button, Card, EmptyState, Glyph, Page } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { QueryBoundary } from '../../../components/query-boundary';
import { RowSkeleton } from '../../../components/row-skeleton';
import { paths } from '../../../lib/paths';
import { useGetHomeQuery, useListHomeEntitiesQuery } from '../../../shared/home/api/home.api';
import { isEntityPart } from '../lib/entity-path';
import { EntityDetail } from '../components/entity/entity-detail';

/** One device of the home: how it is, how it was, who changed it, and who may. */
export function EntityPage(): ReactElement {
  const { id = '' } = useParams();
  const query = useListHomeEntitiesQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: home } = useGetHomeQuery();
  return (
    <Page>
      <QueryBoundary
        query={query}
        inCard
        errorTitle="Couldn’t load this device"
        skeleton={<RowSkeleton rows={4} />}
      >
        {({ items }) => {
          const entity = items.find((each) => isEntityPart(id, each.id));
          if (entity) return home && <EntityDetail key={entity.id} entity={entity} home={home} />;
          return (
            <Card>
              <EmptyState
                align="center"
                titleAs="h1"
                glyph={<Glyph domain="home" />}
                title="There is no such device"
                actions={<Button href={paths.smartHome}>Open Home</Button>}
              >
                It was removed, or is called by another address now.
              </EmptyState>
            </Card>
          );
        }}
      </QueryBoundary>
    </Page>
  );
}
