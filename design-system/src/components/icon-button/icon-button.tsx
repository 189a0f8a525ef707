import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { useLinkElement, type LinkableProps } from '../../internal/link-context';
import { corner, media, transition } from '../../theme/css';
import { color, edge } from '../../theme/vars';
import { size as sizes } from '../../tokens/size';
import { Tooltip, type TooltipPlacement } from '../tooltip/tooltip';

export const iconButtonSizes = ['sm', 'md'] as const;

export interface IconButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'>, LinkableProps {
  /** Accessible name, also shown as a tooltip. */
  label: string;
  icon: ReactNode;
  /** 32 or 40 px; 44 px under a finger. @default 'md' */
  size?: (typeof iconButtonSizes)[number];
  /** `outlined` for the one icon that ends a form. @default 'quiet' */
  tone?: 'quiet' | 'outlined';
  /** @default 'bottom' */
  tooltipPlacement?: TooltipPlacement;
}

const Root = styled.button({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: sizes.control,
  height: sizes.control,
  padding: 0,
  border: edge.none,
  borderRadius: corner('sm'),
  background: 'none',
  color: color.text.muted,
  cursor: 'pointer',
  transition: transition(['background-color', 'border-color', 'color']),
  '&[data-size="sm"]': { width: sizes.controlSm, height: sizes.controlSm },
  '&[data-tone="outlined"]': {
    border: edge.control,
    background: color.surface.raised,
    color: color.text.primary,
  },
  '&:hover:not(:disabled)': { background: color.surface.hover, color: color.text.primary },
  '&[data-tone="outlined"]:hover:not(:disabled)': { borderColor: color.text.muted },
  '&:active:not(:disabled)': { background: color.surface.selected },
  '&:disabled': { opacity: 0.42, cursor: 'not-allowed' },
  [media.touch]: { '&&': { width: sizes.touch, height: sizes.touch } },
});

/** A button known by its icon; its name is always spoken, and shown on hover and focus. */
export function IconButton(props: IconButtonProps): ReactElement {
  const { label, icon, size = 'md', tone = 'quiet', tooltipPlacement, ...other } = props;
  const { type = 'button', href, component, ...rest } = other;
  const link = useLinkElement({ href, component });
  return (
    <Tooltip title={label} placement={tooltipPlacement} isLabel>
      <Root
        as={link}
        aria-label={label}
        data-size={size}
        data-tone={tone}
        {...(link ? { href } : { type })}
        {...rest}
      >
        {icon}
      </Root>
    </Tooltip>
  );
}
