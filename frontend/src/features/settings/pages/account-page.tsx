import type { ReactElement } from 'react';
import { AboutSection } from '../components/about-section';
import { AppearanceSection } from '../components/appearance-section';
import { DeleteSection } from '../components/delete-section';
import { SyncedSettingsSection } from '../components/synced-settings-section';
import { ProfileSection } from '../components/profile-section';
import { SettingsPage } from '../components/settings-page';
import { useRefetchOnFocus } from '../hooks/use-refetch-on-focus';

export function AccountPage(): ReactElement {
  useRefetchOnFocus();
  return (
    <SettingsPage>
      <ProfileSection />
      <AppearanceSection />
      <SyncedSettingsSection />
      <AboutSection />
      <DeleteSection />
    </SettingsPage>
  );
}
