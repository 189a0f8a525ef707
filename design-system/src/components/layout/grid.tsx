import type { BoxTypeMap } from '@mui/system';
import type { OverridableComponent } from '@mui/material/OverridableComponent';
import type { ElementType, ReactElement } from 'react';
import { Box } from './box';
import { type Responsive, type SxList, withSx } from './sx';

interface GridOwnProps {
  /** Holds the twelve columns; without it the element stands in them. */
  container?: boolean;
  /** Of a container: grid steps between two cells. @default 0 */
  spacing?: Responsive<number>;
  /** Of a cell: the columns it spans. @default 12 */
  size?: Responsive<number>;
}

interface GridProps extends GridOwnProps {
  sx?: SxList;
  component?: ElementType;
}

/** Twelve columns; children take `size`. */
export const Grid = function Grid({
  container,
  spacing = 0,
  size = 12,
  sx,
  ...rest
}: GridProps): ReactElement {
  const own = container
    ? { display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', gap: spacing }
    : { minWidth: 0, gridColumn: spans(size) };
  return <Box sx={withSx(own, sx)} {...rest} />;
} as OverridableComponent<BoxTypeMap<GridOwnProps>>;

function spans(size: Responsive<number>): Responsive<string> {
  if (typeof size === 'number') return `span ${String(size)}`;
  return Object.fromEntries(Object.entries(size).map(([step, columns]) => [step, `span ${String(columns)}`]));
}
