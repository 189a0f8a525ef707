import { Badge, Card, Page, PageHeader, PageSection, Stack } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useGetHomeQuery } from '../../../shared/home/api/home.api';
import { QueryBoundary } from '../../../components/query-boundary';
import { RowSkeleton } from '../../../components/row-skeleton';
import { ActivityList } from '../components/activity-list';
import { RemoveHome } from '../components/remove-home';
import { NoHome } from '../components/no-home';
import { Rooms } from '../components/rooms';

/** What is in the home, room by room, and who did what with it. */
export function SmartHomePage(): ReactElement {
  const query = useGetHomeQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Page>
      <PageHeader
        title="Smart home"
        description="Switch, dim and set what is in your rooms. Everything that is done can be undone."
        tools={query.data?.isSample && <Badge>Sample flat</Badge>}
      />
      <QueryBoundary
        query={query}
        inCard
        errorTitle="Your home could not be read"
        skeleton={
          <Card padding="none">
            <RowSkeleton rows={5} />
          </Card>
        }
        isEmpty={({ entityCount }) => entityCount === 0}
        empty={<NoHome />}
      >
        {({ areas }) => (
          <Stack spacing={4}>
            <Rooms areas={areas} />
            <div>
              <PageSection title="Activity" lead="Who asked for what, and a way back.">
                <ActivityList />
              </PageSection>
              <PageSection title="Take it away" lead="The devices and what was done with them are forgotten.">
                <RemoveHome />
              </PageSection>
            </div>
          </Stack>
        )}
      </QueryBoundary>
    </Page>
  );
}
