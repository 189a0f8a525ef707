import { paths } from '../../../lib/paths';

/** Every address of the public site, but for the posts and the guides. */
export const sitePaths = {
  home: '/',
  features: '/features',
  useCases: '/use-cases',
  pricing: '/pricing',
  about: '/about',
  contact: paths.contact,
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  docs: '/docs',
  documentation: '/documentation',
  gettingStarted: '/getting-started',
  blog: '/blog',
} as const;
