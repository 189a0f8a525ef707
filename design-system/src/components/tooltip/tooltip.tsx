import styled from '@emotion/styled';
import { cloneElement, useId, useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { flag } from '../../internal/flag';
import { corner, space, typeStyle } from '../../theme/css';
import { color } from '../../theme/vars';
import { layer } from '../../tokens/elevation';
import { durationMs } from '../../tokens/motion';
import { size } from '../../tokens/size';
import type { Side } from './place-beside';

export type TooltipPlacement = Side;

export interface TooltipProps {
  title: string;
  /** Gives way to the other side when there is no room. @default 'bottom' */
  placement?: TooltipPlacement;
  /** The title already is the child's name, so it is not announced a second time. */
  isLabel?: boolean;
  /** One element that can be hovered and focused. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

const Anchor = styled.span({ display: 'contents' });
// the padding bridges the gap, so that the pointer can move onto the words
const Floating = styled.span({
  position: 'fixed',
  zIndex: layer.tooltip,
  padding: space(0.75),
  // until it has its place
  opacity: 0,
});
const Words = styled.span({
  ...typeStyle('caption'),
  display: 'block',
  maxWidth: size.tooltip,
  padding: space(0.75, 1),
  borderRadius: corner('chip'),
  background: color.surface.inverse,
  color: color.text.inverse,
});

/** A short hint on hover and focus; Escape sends it away. Never the only place for a fact. */
export function Tooltip({
  title,
  placement = 'bottom',
  isLabel = false,
  children,
}: TooltipProps): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const anchorRef = useRef<HTMLSpanElement>(null);
  const floatingRef = useRef<HTMLSpanElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    const target = anchorRef.current?.firstElementChild;
    const floating = floatingRef.current;
    if (isOpen && target && floating) place(target, floating, placement).catch(console.warn);
  }, [isOpen, placement]);

  const show = (next: boolean, delayMs = 0): void => {
    clearTimeout(timer.current);
    if (delayMs === 0) setIsOpen(next);
    else timer.current = setTimeout(() => setIsOpen(next), delayMs);
  };
  return (
    <Anchor
      ref={anchorRef}
      onPointerEnter={(event) => {
        if (event.pointerType !== 'touch') show(true, durationMs.tooltipDelay);
      }}
      // a moment of grace on the way from the control to the words
      onPointerLeave={() => show(false, durationMs.fast)}
      onPointerDown={() => show(false)}
      onFocus={(event) => show(event.target.matches(':focus-visible'))}
      onBlur={() => show(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') show(false);
      }}
    >
      {isLabel || !isOpen ? children : cloneElement(children, { 'aria-describedby': id })}
      {isOpen &&
        createPortal(
          <Floating ref={floatingRef} aria-hidden={flag(isLabel)}>
            <Words id={id} role="tooltip">
              {title}
            </Words>
          </Floating>,
          document.body,
        )}
    </Anchor>
  );
}

/** What computes places comes with the first tooltip. Without it the words are told, and not shown. */
async function place(target: Element, floating: HTMLElement, side: Side): Promise<void> {
  const { placeBeside } = await import('./place-beside');
  await placeBeside(target, floating, side);
}
