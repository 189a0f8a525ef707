/** Every address of the application. */
export const paths = {
  home: '/',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  authAction: '/auth/action',
  dashboard: '/dashboard',
  chat: '/ai-chat',
  memory: '/memory',
  search: '/memory/semantic-search',
  settings: '/settings',
  settingsAccount: '/settings/account',
  settingsSignIn: '/settings/sign-in',
  settingsSessions: '/settings/sessions',
  accountDeleted: '/account-deleted',
  admin: '/admin',
} as const;
