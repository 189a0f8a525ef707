import MuiIconButton from '@mui/material/IconButton';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { useLinkElement, type LinkableProps } from '../../internal/link-context';
import { Tooltip } from '../tooltip/tooltip';

export const iconButtonSizes = ['sm', 'md'] as const;

export interface IconButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'color' | 'children' | 'aria-label'>, LinkableProps {
  /** Accessible name, also shown as a tooltip. */
  label: string;
  icon: ReactNode;
  /** 32 or 40 px; 44 px on a phone. @default 'md' */
  size?: (typeof iconButtonSizes)[number];
  /** Drawn with an edge, for the one icon that ends a form. @default 'quiet' */
  tone?: 'quiet' | 'outlined';
  tooltipPlacement?: 'top' | 'bottom' | 'left' | 'right';
}

/** A button known by its icon; its name is always spoken and shown on hover and focus. */
export function IconButton({
  label,
  icon,
  size = 'md',
  tone = 'quiet',
  tooltipPlacement,
  type = 'button',
  href,
  component,
  disabled,
  ...rest
}: IconButtonProps): ReactElement {
  const link = useLinkElement({ href, component });
  const button = (
    <MuiIconButton
      aria-label={label}
      size={size === 'sm' ? 'small' : 'medium'}
      data-tone={tone}
      disabled={disabled}
      {...(link ? { component: link, href } : { type })}
      {...rest}
    >
      {icon}
    </MuiIconButton>
  );
  // a disabled button fires no events, so it cannot carry a tooltip
  return disabled ? (
    button
  ) : (
    <Tooltip title={label} placement={tooltipPlacement} isLabel>
      {button}
    </Tooltip>
  );
}
