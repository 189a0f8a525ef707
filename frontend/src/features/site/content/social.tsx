import { ProviderMark } from '@twyn/design-system';
import type { ReactElement } from 'react';

interface SocialPage {
  name: string;
  href: string;
  mark: ReactElement;
}

/** The product's own pages elsewhere. */
export const social: SocialPage[] = [
  { name: 'GitHub', href: 'https://github.com/twyn-app', mark: <ProviderMark provider="github" /> },
  { name: 'X', href: 'https://x.com/twyn_app', mark: <ProviderMark provider="x" size={16} /> },
  {
    name: 'LinkedIn',
    href: 'https://www.linkedin.com/company/twyn-app',
    mark: <ProviderMark provider="linkedin" size={16} />,
  },
];
