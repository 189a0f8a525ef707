import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import { ms } from '../../theme/css';

export interface SpinnerProps {
  /** Pixels. @default 16 */
  size?: number;
  /** Announced to screen readers; without it the spinner is decoration. */
  label?: string;
}

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const Root = styled.span({
  display: 'inline-block',
  flex: 'none',
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} ${ms('spin')} linear infinite`,
});

/** An open ring in the colour of its text. */
export function Spinner({ size = 16, label }: SpinnerProps): ReactElement {
  return (
    <Root
      style={{ width: size, height: size }}
      role={label ? 'status' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    />
  );
}
