import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { corner, transition } from '../theme/css';
import { color } from '../theme/vars';
import { size } from '../tokens/size';

export interface MeterProps extends ComponentPropsWithRef<'div'> {
  /** 0 to 1. */
  share: number;
}

const Track = styled.div({
  height: size.meter,
  overflow: 'hidden',
  borderRadius: corner('xxs'),
  background: color.surface.selected,
});
const Fill = styled.div({
  height: '100%',
  borderRadius: 'inherit',
  background: color.text.muted,
  transition: transition(['width'], 'base'),
});

/** A neutral bar. Its meaning comes from the role and words of whoever uses it. */
export function Meter({ share, ...rest }: MeterProps): ReactElement {
  return (
    <Track {...rest}>
      <Fill style={{ width: `${String(Math.round(Math.min(Math.max(share, 0), 1) * 100))}%` }} />
    </Track>
  );
}
