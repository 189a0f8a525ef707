import MuiTooltip from '@mui/material/Tooltip';
import type { ReactElement, ReactNode } from 'react';

export interface TooltipProps {
  title: ReactNode;
  /** @default 'bottom' */
  placement?: 'top' | 'bottom' | 'left' | 'right';
  /** The title names the child, instead of describing it. */
  isLabel?: boolean;
  children: ReactElement;
}

/** A short hint on hover and focus. Never the only place for a fact. */
export function Tooltip({ isLabel = false, placement = 'bottom', ...rest }: TooltipProps): ReactElement {
  return <MuiTooltip describeChild={!isLabel} placement={placement} {...rest} />;
}
