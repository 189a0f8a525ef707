/** Every address of the application. */
export const paths = {
  home: '/',
  login: '/login',
  signup: '/signup',
  dashboard: '/dashboard',
  chat: '/ai-chat',
  memory: '/memory',
  search: '/memory/semantic-search',
} as const;
