import MuiButton from '@mui/material/Button';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { useLinkElement, type LinkableProps } from '../../internal/link-context';
import { Spinner } from '../spinner/spinner';

export const buttonTones = ['primary', 'secondary', 'quiet', 'danger'] as const;
export const buttonSizes = ['sm', 'md', 'lg'] as const;

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'color'>, LinkableProps {
  /** `primary` carries the accent: one per screen. @default 'secondary' */
  tone?: (typeof buttonTones)[number];
  /** 32, 40 or 48 px high; never under 44 px on a phone. @default 'md' */
  size?: (typeof buttonSizes)[number];
  /** Shows a spinner and ignores presses; keep the label short and say what is happening. */
  loading?: boolean;
  startIcon?: ReactNode;
  endIcon?: ReactNode;
  fullWidth?: boolean;
}

const muiSize = { sm: 'small', md: 'medium', lg: 'large' } as const;

/** A verb for what happens. */
export function Button({
  tone = 'secondary',
  size = 'md',
  loading = false,
  startIcon,
  type = 'button',
  href,
  component,
  disabled,
  ...rest
}: ButtonProps): ReactElement {
  const link = useLinkElement({ href, component });
  return (
    <MuiButton
      variant={tone}
      size={muiSize[size]}
      startIcon={loading ? <Spinner /> : startIcon}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      {...(link ? { component: link, href } : { type })}
      {...rest}
    />
  );
}
