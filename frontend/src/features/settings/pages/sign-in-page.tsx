import type { ReactElement } from 'react';
import { useGetConfigQuery } from '../../../shared/config/api/config.api';
import { useGetSignInMethodsQuery } from '../../../shared/auth/api/identity.api';
import { QueryBoundary } from '../../../components/query-boundary';
import { PasswordSection } from '../components/password-section';
import { PhoneSection } from '../components/phone-section';
import { ProvidersSection } from '../components/providers-section';
import { SectionSkeleton } from '../components/section-skeleton';
import { SettingsPage } from '../components/settings-page';

export function SignInPage(): ReactElement {
  const query = useGetSignInMethodsQuery(null);
  const { data: config } = useGetConfigQuery();
  const reload = async (): Promise<void> => {
    await query.refetch();
  };
  return (
    <SettingsPage>
      <QueryBoundary
        query={query}
        inCard
        errorTitle="Couldn’t load your sign-in methods"
        skeleton={<SectionSkeleton sections={[1, 4, 1]} />}
      >
        {(methods) => (
          <>
            <PasswordSection methods={methods} onChanged={reload} />
            <ProvidersSection methods={methods} offered={config?.providers ?? []} onChanged={reload} />
            {(config?.phone === true || methods.phone !== null) && (
              <PhoneSection phone={methods.phone} onChanged={reload} />
            )}
          </>
        )}
      </QueryBoundary>
    </SettingsPage>
  );
}
