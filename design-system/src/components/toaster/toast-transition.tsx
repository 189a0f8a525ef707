import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { TransitionProps } from 'notistack';
import { useEffect, useEffectEvent, useRef, type ReactElement } from 'react';
import { flag } from '../../internal/flag';
import { ms, space, transition } from '../../theme/css';
import { durationMs, easing } from '../../tokens/motion';
import { useToastRoom } from './use-toast-room';

const enter = keyframes({ from: { opacity: 0, transform: `translateY(${space(-1)})` } });

const Root = styled.div({
  display: 'flex',
  justifyContent: 'flex-end',
  width: '100%',
  animation: `${enter} ${ms('slow')} ${easing.enter}`,
  transition: transition(['opacity'], 'base'),
  '&[data-leaving]': { opacity: 0 },
});

/** Moves 8 px and fades: notistack's own transition crosses the screen. */
export function ToastTransition({ in: isIn, children, onEntered, onExited }: TransitionProps): ReactElement {
  const ref = useRef<HTMLDivElement>(null);
  useToastRoom(ref);
  const settle = useEffectEvent(() => {
    if (!ref.current) return;
    if (isIn) onEntered?.(ref.current, true);
    else onExited?.(ref.current);
  });
  useEffect(() => {
    const timer = setTimeout(settle, isIn ? durationMs.slow : durationMs.base);
    return () => clearTimeout(timer);
  }, [isIn]);
  return (
    <Root ref={ref} data-leaving={flag(!isIn)}>
      {children}
    </Root>
  );
}
