import { Box, Page, PageHeader, TabLinks } from '@twyn/design-system';
import type { ReactElement, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { ActiveFormProvider } from './active-form';

const tabs = [
  { href: paths.settingsAccount, label: 'Account' },
  { href: paths.settingsSignIn, label: 'Sign-in methods' },
  { href: paths.settingsSessions, label: 'Sessions' },
  { href: paths.settingsChat, label: 'Chat' },
  { href: paths.settingsModel, label: 'Language model' },
];

/** The head and the tabs that every page of the settings has. */
export function SettingsPage({ children }: { children: ReactNode }): ReactElement {
  const { pathname } = useLocation();
  return (
    <Page>
      <PageHeader title="Settings" />
      <TabLinks label="Settings" items={tabs.map((tab) => ({ ...tab, current: tab.href === pathname }))} />
      <Box sx={{ pt: { xs: 3, sm: 4 } }}>
        <ActiveFormProvider>{children}</ActiveFormProvider>
      </Box>
    </Page>
  );
}
