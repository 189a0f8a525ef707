/** Sign-in services besides email and password, by the identity provider's own names for them. */
export const providerIds = ['google.com', 'github.com', 'facebook.com', 'twitter.com'] as const;
export type ProviderId = (typeof providerIds)[number];

/** How people call the services they sign in with. */
export const providerNames: Record<ProviderId, string> = {
  'google.com': 'Google',
  'github.com': 'GitHub',
  'facebook.com': 'Facebook',
  'twitter.com': 'X',
};

/** Design-system logo for each provider. */
export const providerLogoOf = {
  'google.com': 'google',
  'github.com': 'github',
  'facebook.com': 'facebook',
  'twitter.com': 'x',
} as const satisfies Record<ProviderId, string>;
