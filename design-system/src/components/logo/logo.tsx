import styled from '@emotion/styled';
import { useId, type ReactElement } from 'react';
import { rem, space } from '../../theme/css';
import { color } from '../../theme/vars';

export interface LogoProps {
  /** Pixels. @default 24 */
  size?: number;
  /** Accessible name; without it the logo is decorative. */
  label?: string;
}

/** Product logo: two strands that merge into one. */
export function Logo({ size = 24, label }: LogoProps): ReactElement {
  const gradient = useId();
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      strokeWidth={2.8}
      strokeLinecap="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <defs>
        <linearGradient id={gradient} x1="19" y1="4" x2="11" y2="21" gradientUnits="userSpaceOnUse">
          <stop stopColor={color.accent.from} />
          <stop offset="1" stopColor={color.accent.to} />
        </linearGradient>
      </defs>
      <path d="M5 4c0 4.5 1.8 6.6 4.2 8.2" stroke="currentColor" />
      <path d="M19 4c0 8-7 7-7 16.5" stroke={`url(#${gradient})`} />
    </svg>
  );
}

const Name = styled.span({
  display: 'inline-flex',
  verticalAlign: 'top',
  alignItems: 'center',
  gap: space(1),
  fontSize: rem(18),
  fontWeight: 620,
  letterSpacing: '-0.02em',
});

/** Logo and product name. */
export function Wordmark({ size = 24 }: Pick<LogoProps, 'size'>): ReactElement {
  return (
    <Name>
      <Logo size={size} />
      Twyn
    </Name>
  );
}
