/** What people call the services. */
export const playedNames: Partial<Record<string, string>> = {
  'google.com': 'Google',
  'github.com': 'GitHub',
  'facebook.com': 'Facebook',
  'twitter.com': 'X',
};
