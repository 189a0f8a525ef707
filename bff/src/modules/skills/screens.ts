/** The screens that can be asked for, and how an answer calls them. The pages know the addresses. */
export const SCREEN_NAMES = {
  today: 'Today',
  ask: 'Ask',
  search: 'Search',
  memory: 'Memory',
  people: 'People and places',
  review: 'Review',
  forget: 'Forget',
  trash: 'Trash',
  imports: 'Import',
  home: 'Home',
  reminders: 'Reminders',
  voice: 'Voice',
  activity: 'Activity',
  skills: 'What you can say',
  settings: 'Settings',
  'sign-in': 'Sign-in methods',
  sessions: 'Sessions',
  'language-model': 'Language model',
} as const;

export type Screen = keyof typeof SCREEN_NAMES;
export const SCREENS = Object.keys(SCREEN_NAMES) as [Screen, ...Screen[]];

export const THEMES = ['dark', 'light', 'system'] as const;
export type Theme = (typeof THEMES)[number];
