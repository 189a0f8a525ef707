import { keyframes, styled } from '@mui/material/styles';
import type { CSSProperties, ReactElement } from 'react';
import { radius } from '../../tokens/radius';
import { color, px } from '../../theme/vars';

export interface SkeletonProps {
  /** @default '100%' */
  width?: number | string;
  /** @default 12 */
  height?: number | string;
  shape?: 'line' | 'block' | 'circle';
  style?: CSSProperties;
}

const pulse = keyframes({ '50%': { opacity: 0.5 } });

const Root = styled('span')({
  display: 'block',
  flex: 'none',
  maxWidth: '100%',
  borderRadius: px(radius.chip),
  background: color.surface.selected,
  animation: `${pulse} 1.6s ease-in-out infinite`,
  '&[data-shape="block"]': { borderRadius: px(radius.sm) },
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
