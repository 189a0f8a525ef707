import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { useLinkElement, type LinkableProps } from '../../internal/link-context';
import { color, transition } from '../../theme/vars';

export interface LinkProps extends ComponentPropsWithRef<'a'>, LinkableProps {
  href?: string;
  /** `muted` for quiet places, `plain` without an underline where position says "link". @default 'default' */
  tone?: 'default' | 'muted' | 'plain';
}

const Root = styled('a')({
  color: color.text.primary,
  textDecoration: 'underline',
  textDecorationColor: color.border.strong,
  textUnderlineOffset: 3,
  borderRadius: 2,
  cursor: 'pointer',
  transition: transition(['color', 'text-decoration-color']),
  '&:hover': { textDecorationColor: 'currentColor' },
  '&[data-tone="muted"]': { color: color.text.muted },
  '&[data-tone="plain"]': { color: color.text.muted, textDecoration: 'none' },
  '&[data-tone="muted"]:hover, &[data-tone="plain"]:hover': { color: color.text.primary },
});

export function Link({ tone = 'default', href, component, ...rest }: LinkProps): ReactElement {
  const element = useLinkElement({ href, component });
  return <Root as={element ?? 'a'} href={href} data-tone={tone} {...rest} />;
}
