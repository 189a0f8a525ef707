import { ProviderLogo } from '@twyn/design-system';
import type { ReactElement } from 'react';

interface SocialPage {
  name: string;
  /** None until whoever builds this copy names one. */
  href: string | undefined;
  logo: ReactElement;
}

/** What the build was told by its environment. */
const addresses = import.meta.env as Record<string, string | undefined>;

/**
 * The product's pages on a code host, a microblog and a professional network. It has none of its own yet, and an invented
 * address may belong to somebody; so the build takes them from its environment, and without one the footer names the
 * place as plainly as it does "API" and "Careers".
 */
export const social: SocialPage[] = [
  { name: 'GitHub', href: addresses.PUBLIC_GITHUB_URL, logo: <ProviderLogo provider="github" /> },
  { name: 'X', href: addresses.PUBLIC_X_URL, logo: <ProviderLogo provider="x" size={16} /> },
  {
    name: 'LinkedIn',
    href: addresses.PUBLIC_LINKEDIN_URL,
    logo: <ProviderLogo provider="linkedin" size={16} />,
  },
];
