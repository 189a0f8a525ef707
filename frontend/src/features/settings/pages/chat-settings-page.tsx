import type { ReactElement } from 'react';
import { useGetSettingsQuery } from '../../../shared/settings/api/settings.api';
import { QueryBoundary } from '../../../components/query-boundary';
import { KeepToldSection } from '../components/keep-told-section';
import { LanguageSection } from '../components/language-section';
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
        errorTitle="Couldn’t load your chat settings"
        skeleton={<SectionSkeleton sections={[3, 1, 3]} />}
      >
        {({ keepTold, learnsFromChat, language, languages }) => (
          <>
            <KeepToldSection keepTold={keepTold} />
            <LearningSection learnsFromChat={learnsFromChat} />
            <LanguageSection language={language} languages={languages} />
          </>
        )}
      </QueryBoundary>
    </SettingsPage>
  );
}
