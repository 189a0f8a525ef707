import type { ReactElement } from 'react';
import { AppearanceSection } from '../components/appearance-section';
import { DeleteSection } from '../components/delete-section';
import { EverywhereSection } from '../components/everywhere-section';
import { ProfileSection } from '../components/profile-section';
import { SettingsPage } from '../components/settings-page';
import { useNewsFromMail } from '../hooks/use-news-from-mail';

export function AccountPage(): ReactElement {
  useNewsFromMail();
  return (
    <SettingsPage>
      <ProfileSection />
      <AppearanceSection />
      <EverywhereSection />
      <DeleteSection />
    </SettingsPage>
  );
}
