import { paths } from './paths';

/** The screens that can be asked for: the server knows their names, the pages where they are. */
export const screens = {
  today: { address: paths.dashboard, label: 'Today' },
  ask: { address: paths.chat, label: 'Ask' },
  search: { address: paths.search, label: 'Search' },
  memory: { address: paths.memory, label: 'Memory' },
  people: { address: paths.people, label: 'People and places' },
  review: { address: paths.review, label: 'To confirm' },
  forget: { address: paths.forget, label: 'Forget' },
  trash: { address: paths.trash, label: 'Trash' },
  imports: { address: paths.imports, label: 'Import' },
  home: { address: paths.smartHome, label: 'Home' },
  reminders: { address: paths.reminders, label: 'Reminders' },
  voice: { address: paths.voice, label: 'Voice' },
  activity: { address: paths.activity, label: 'Activity' },
  skills: { address: paths.skills, label: 'What you can say' },
  settings: { address: paths.settingsAccount, label: 'Settings' },
  'sign-in': { address: paths.settingsSignIn, label: 'Sign-in methods' },
  sessions: { address: paths.settingsSessions, label: 'Sessions' },
  'language-model': { address: paths.settingsModel, label: 'Language model' },
} as const;
