import { Box, Button, Link, Page, PageHeader, PageSection, Row } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { QueryBoundary } from '../../../components/query-boundary';
import { formatQuantity } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { type Home, useGetHomeQuery } from '../../../shared/home/api/home.api';
import { ActivityList } from '../components/activity-list';
import { AddDevices } from '../components/add-devices';
import { LostConnections } from '../components/connections/lost-connections';
import { FoundCallout } from '../components/found/found-callout';
import { HomeOverview } from '../components/home-overview';
import { HomeSkeleton } from '../components/home-skeleton';
import { NoHome } from '../components/no-home';
import { RemoveHome } from '../components/remove-home';

/** How the home is, what is in it, room by room, and who did what with it. */
export function SmartHomePage(): ReactElement {
  const query = useGetHomeQuery(undefined, { refetchOnMountOrArgChange: true });
  const home = query.data;
  const hasDevices = home !== undefined && home.entityCount > 0;
  return (
    <Page>
      <PageHeader
        title="Home"
        context={hasDevices && contextOf(home)}
        tools={hasDevices && <AddDevices home={home} />}
      />
      <QueryBoundary
        query={query}
        inCard
        errorTitle="Couldn’t load your home"
        skeleton={<HomeSkeleton />}
        isEmpty={({ entityCount }) => entityCount === 0}
        empty={
          <>
            <FoundCallout />
            <NoHome />
          </>
        }
      >
        {(present) => (
          <>
            <Box sx={{ mb: 2 }}>
              <FoundCallout />
            </Box>
            <LostConnections />
            <HomeOverview home={present} />
            <Box sx={{ mt: 4 }}>
              <PageSection
                title="Activity"
                lead={
                  <>
                    What Twyn did, to be undone.{' '}
                    <Link href={paths.homeLogbook}>See who changed what, also by hand</Link>
                  </>
                }
              >
                <ActivityList />
              </PageSection>
              <PageSection title="This home" lead="Add devices, or remove the ones you have.">
                <Row>
                  <Button size="sm" href={paths.homeConnections}>
                    Connections
                  </Button>
                  <AddDevices home={present} />
                  <RemoveHome />
                </Row>
              </PageSection>
            </Box>
          </>
        )}
      </QueryBoundary>
    </Page>
  );
}

/** "Sample home, 20 devices in 6 rooms". */
function contextOf({ isSample, entityCount, areas }: Home): string {
  const devices = formatQuantity(entityCount, 'device', 'devices');
  const rooms = areas.length > 0 ? ` in ${formatQuantity(areas.length, 'room', 'rooms')}` : '';
  return `${isSample ? 'Sample home, ' : ''}${devices}${rooms}`;
}
