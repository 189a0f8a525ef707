import type { IconName } from '@twyn/design-system';
import { paths } from '../../../lib/paths';

export interface Place {
  address: string;
  icon: IconName;
  label: string;
}

const everybody: Place[] = [
  { address: paths.dashboard, icon: 'today', label: 'Today' },
  { address: paths.chat, icon: 'ask', label: 'Ask' },
  { address: paths.search, icon: 'search', label: 'Search' },
  { address: paths.memory, icon: 'memory', label: 'Memory' },
  { address: paths.voice, icon: 'mic', label: 'Voice' },
  { address: paths.smartHome, icon: 'home', label: 'Home' },
  { address: paths.reminders, icon: 'clock', label: 'Reminders' },
  { address: paths.activity, icon: 'list', label: 'Activity' },
  { address: paths.skills, icon: 'info', label: 'What you can say' },
  { address: paths.people, icon: 'user', label: 'People and places' },
  { address: paths.forget, icon: 'eye-off', label: 'Forget' },
  { address: paths.trash, icon: 'trash', label: 'Trash' },
  { address: paths.settingsAccount, icon: 'settings', label: 'Settings: account' },
  { address: paths.settingsSignIn, icon: 'settings', label: 'Settings: sign-in methods' },
  { address: paths.settingsSessions, icon: 'settings', label: 'Settings: sessions' },
  { address: paths.settingsModel, icon: 'settings', label: 'Settings: language model' },
];
const administrators: Place[] = [
  { address: paths.admin, icon: 'admin', label: 'Admin: people' },
  { address: paths.adminMessages, icon: 'admin', label: 'Admin: messages' },
  { address: paths.adminMail, icon: 'admin', label: 'Admin: links' },
];

/** Screens the palette can open. */
export function places(isAdministrator: boolean): Place[] {
  return isAdministrator ? [...everybody, ...administrators] : everybody;
}
