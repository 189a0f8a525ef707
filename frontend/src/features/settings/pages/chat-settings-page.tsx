import type { ReactElement } from 'react';
import { useGetSettingsQuery } from '../../../shared/settings/api/settings.api';
import { QueryBoundary } from '../../../components/query-boundary';
import { LearningSection } from '../components/learning-section';
import { SectionSkeleton } from '../components/section-skeleton';
import { SettingsPage } from '../components/settings-page';

export function ChatSettingsPage(): ReactElement {
  const query = useGetSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <SettingsPage>
      <QueryBoundary
        query={query}
        inCard
        errorTitle="How the chat learns could not be looked up"
        skeleton={<SectionSkeleton sections={[1]} />}
      >
        {({ learnsFromChat }) => <LearningSection learnsFromChat={learnsFromChat} />}
      </QueryBoundary>
    </SettingsPage>
  );
}
