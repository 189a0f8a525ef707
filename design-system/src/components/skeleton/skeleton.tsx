import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { CSSProperties, ReactElement } from 'react';
import { corner, ms } from '../../theme/css';
import { color } from '../../theme/vars';

export const skeletonShapes = ['line', 'block', 'circle'] as const;

export interface SkeletonProps {
  /** @default '100%' */
  width?: number | string;
  /** @default 12 */
  height?: number | string;
  /** @default 'line' */
  shape?: (typeof skeletonShapes)[number];
  style?: CSSProperties;
}

const pulse = keyframes({ '50%': { opacity: 0.5 } });

const Root = styled.span({
  display: 'block',
  flex: 'none',
  maxWidth: '100%',
  borderRadius: corner('chip'),
  background: color.surface.selected,
  animation: `${pulse} ${ms('pulse')} ease-in-out infinite`,
  '&[data-shape="block"]': { borderRadius: corner('sm') },
  '&[data-shape="circle"]': { borderRadius: '50%' },
});

/** The shape of what is coming. Put `aria-busy` on the region that loads. */
export function Skeleton({
  width = '100%',
  height = 12,
  shape = 'line',
  style,
}: SkeletonProps): ReactElement {
  return <Root data-shape={shape} style={{ width, height, ...style }} aria-hidden />;
}
