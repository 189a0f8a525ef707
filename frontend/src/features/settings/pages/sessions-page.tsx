import type { ReactElement } from 'react';
import { useListSessionsQuery } from '../api/sessions.api';
import { QueryBoundary } from '../../../components/query-boundary';
import { SectionSkeleton } from '../components/section-skeleton';
import { SessionsSections } from '../components/sessions-sections';
import { SettingsPage } from '../components/settings-page';

export function SessionsPage(): ReactElement {
  const query = useListSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <SettingsPage>
      <QueryBoundary
        query={query}
        inCard
        errorTitle="Couldn’t load your sessions"
        skeleton={<SectionSkeleton sections={[1, 3]} />}
      >
        {({ items }) => <SessionsSections sessions={items} />}
      </QueryBoundary>
    </SettingsPage>
  );
}
