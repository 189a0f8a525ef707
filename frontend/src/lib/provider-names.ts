import type { ProviderId } from './identity';

/** How people call the services they sign in with. */
export const providerNames: Record<ProviderId, string> = {
  'google.com': 'Google',
  'github.com': 'GitHub',
  'facebook.com': 'Facebook',
  'twitter.com': 'X',
};

/** Their marks in the design system. */
export const providerMarkOf = {
  'google.com': 'google',
  'github.com': 'github',
  'facebook.com': 'facebook',
  'twitter.com': 'x',
} as const satisfies Record<ProviderId, string>;
