import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { useLinkElement, type LinkableProps } from '../../internal/link-context';
import { corner, transition } from '../../theme/css';
import { color } from '../../theme/vars';

export type { LinkableProps } from '../../internal/link-context';

export const linkTones = ['default', 'muted', 'plain'] as const;

export interface LinkProps extends ComponentPropsWithRef<'a'>, Pick<LinkableProps, 'component' | 'to'> {
  /** `muted` for quiet places; `plain` has no underline, where position says "link". @default 'default' */
  tone?: (typeof linkTones)[number];
}

const Root = styled.a({
  borderRadius: corner('xxs'),
  color: color.text.primary,
  textDecoration: 'underline',
  textDecorationColor: color.border.strong,
  textUnderlineOffset: 3,
  cursor: 'pointer',
  transition: transition(['color', 'text-decoration-color']),
  '&:hover': { textDecorationColor: 'currentColor' },
  '&[data-tone="muted"]': { color: color.text.muted },
  '&[data-tone="plain"]': { color: 'inherit', textDecoration: 'none' },
  '&[data-tone="muted"]:hover, &[data-tone="plain"]:hover': { color: color.text.primary },
});

/** Words that lead somewhere. */
export function Link({ tone = 'default', href, component, ...rest }: LinkProps): ReactElement {
  const element = useLinkElement({ href, component });
  return <Root as={element} href={href} data-tone={tone} {...rest} />;
}
