import styled from '@emotion/styled';
import type { ComponentPropsWithRef, MouseEvent, ReactElement, ReactNode } from 'react';
import { flag } from '../../internal/flag';
import { useLinkElement, type LinkableProps } from '../../internal/link-context';
import { Spinner } from '../spinner/spinner';
import { buttonStyle } from './button.style';

export const buttonTones = ['primary', 'secondary', 'quiet', 'danger'] as const;
export const buttonSizes = ['sm', 'md', 'lg'] as const;

export interface ButtonProps extends ComponentPropsWithRef<'button'>, LinkableProps {
  /** `primary` carries the accent: one per screen. @default 'secondary' */
  tone?: (typeof buttonTones)[number];
  /** 32, 40 or 48 px high; at least 44 px under a finger. @default 'md' */
  size?: (typeof buttonSizes)[number];
  /** Shows a spinner and ignores presses, but keeps focus. Say in the label what is happening. */
  loading?: boolean;
  startIcon?: ReactNode;
  endIcon?: ReactNode;
  fullWidth?: boolean;
}

const Root = styled.button(buttonStyle);

/** A verb for what happens. */
export function Button(props: ButtonProps): ReactElement {
  const {
    tone = 'secondary',
    size = 'md',
    loading = false,
    startIcon,
    endIcon,
    fullWidth = false,
    ...other
  } = props;
  const { type = 'button', href, component, onClick, children, ...rest } = other;
  const link = useLinkElement({ href, component });
  return (
    <Root
      as={link}
      data-tone={tone}
      data-size={size}
      data-full={flag(fullWidth)}
      {...(link ? { href } : { type })}
      aria-disabled={flag(loading)}
      aria-busy={flag(loading)}
      onClick={loading ? ignore : onClick}
      {...rest}
    >
      {loading ? <Spinner /> : startIcon}
      {children}
      {endIcon}
    </Root>
  );
}

/** A busy button is not `disabled`: that would throw the keyboard's focus away. */
function ignore(event: MouseEvent): void {
  event.preventDefault();
}
