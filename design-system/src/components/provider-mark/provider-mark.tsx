import type { ReactElement } from 'react';
import { providerPaths } from './provider-paths';

export const providerMarks = ['google', 'github', 'facebook', 'x', 'linkedin'] as const;

export interface ProviderMarkProps {
  provider: (typeof providerMarks)[number];
  /** Pixels. @default 18 */
  size?: 16 | 18 | 20;
}

/** The mark of another service in the colour of its text. Decoration: say the name beside it. */
export function ProviderMark({ provider, size = 18 }: ProviderMarkProps): ReactElement {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden>
      <path d={providerPaths[provider]} />
    </svg>
  );
}
