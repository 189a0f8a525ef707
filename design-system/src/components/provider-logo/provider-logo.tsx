import type { ReactElement } from 'react';
import { providerPaths } from './provider-paths';

export const providerLogos = ['google', 'github', 'facebook', 'x', 'linkedin'] as const;

export interface ProviderLogoProps {
  provider: (typeof providerLogos)[number];
  /** Pixels. @default 18 */
  size?: 16 | 18 | 20;
}

/** Sign-in provider's logo in the text colour. Decorative: put the provider's name beside it. */
export function ProviderLogo({ provider, size = 18 }: ProviderLogoProps): ReactElement {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden>
      <path d={providerPaths[provider]} />
    </svg>
  );
}
