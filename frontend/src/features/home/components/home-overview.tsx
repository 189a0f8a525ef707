import { Box, SummaryLine } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTemperatureUnit } from '../../../components/home/use-temperature-unit';
import { QueryBoundary } from '../../../components/query-boundary';
import { paths } from '../../../lib/paths';
import { type Home, type HomeEntity, useListHomeEntitiesQuery } from '../../../shared/home/api/home.api';
import { type HomeView, isHomeView, summaryOf } from '../lib/home-summary';
import { roomNames } from '../lib/rooms';
import { isOwnScene } from '../lib/scenes';
import { HomeSkeleton } from './home-skeleton';
import { MeantDevices } from './meant-devices';
import { Rooms } from './rooms';
import { ScenesCard } from './scenes/scenes-card';

/** The parameter of the address that says which devices are shown. */
const VIEW = 'show';

/** How the home is in one line, and its devices: all of them, or those that a part of the line counts. */
export function HomeOverview({ home }: { home: Home }): ReactElement {
  const query = useListHomeEntitiesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [params] = useSearchParams();
  const asked = params.get(VIEW);
  const view = isHomeView(asked) ? asked : undefined;
  return (
    <QueryBoundary query={query} inCard errorTitle="Couldn’t load your devices" skeleton={<HomeSkeleton />}>
      {({ items }) => {
        const devices = items.filter((entity) => !isOwnScene(entity));
        return (
          <>
            <Summary entities={devices} view={view} />
            {view === undefined ? (
              <Rooms home={home} entities={devices}>
                <ScenesCard home={home} />
              </Rooms>
            ) : (
              <MeantDevices key={view} view={view} entities={devices} rooms={roomNames(home)} />
            )}
          </>
        );
      }}
    </QueryBoundary>
  );
}

/** A part that is pressed again shows everything again. */
function Summary({
  entities,
  view,
}: {
  entities: readonly HomeEntity[];
  view: HomeView | undefined;
}): ReactElement {
  const unit = useTemperatureUnit() ?? 'C';
  const parts = summaryOf(entities, unit).map(({ text, view: of }) => ({
    text,
    isCurrent: of !== undefined && of === view,
    ...(of && { href: of === view ? paths.smartHome : `${paths.smartHome}?${VIEW}=${of}` }),
  }));
  return (
    <Box sx={{ mt: { xs: -1, md: -2 }, mb: 3 }}>
      <SummaryLine aria-label="Home at a glance" parts={parts} />
    </Box>
  );
}
