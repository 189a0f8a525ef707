import type { ReactElement } from 'react';
import { useGetModelQuery } from '../api/model.api';
import { QueryBoundary } from '../../../components/query-boundary';
import { ModelSections } from '../components/model-sections';
import { SectionSkeleton } from '../components/section-skeleton';
import { SettingsPage } from '../components/settings-page';

export function ModelPage(): ReactElement {
  const query = useGetModelQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <SettingsPage>
      <QueryBoundary
        query={query}
        inCard
        errorTitle="Couldn’t load the language model"
        skeleton={<SectionSkeleton sections={[4]} />}
      >
        {(status) => <ModelSections status={status} />}
      </QueryBoundary>
    </SettingsPage>
  );
}
