import type { OverridableComponent } from '@mui/material/OverridableComponent';
import { type BoxTypeMap, createBox, type SxProps } from '@mui/system';
import type { ElementType, ReactElement } from 'react';
import { space } from '../../theme/css';
import { type breakpointValues, layoutTheme } from '../../theme/layout-theme';

/** One value, or one from each of these widths on. */
type Responsive<T> = T | { [Width in keyof typeof breakpointValues]?: T };

type SxList = SxProps<object>;

/** A plain element with `sx`: grid steps, breakpoints and colour roles as values. */
export const Box = createBox({ defaultTheme: layoutTheme });

interface StackOwnProps {
  /** @default 'column' */
  direction?: Responsive<'row' | 'column'>;
  /** Grid steps between two children. @default 0 */
  spacing?: Responsive<number>;
}

interface StackProps extends StackOwnProps {
  sx?: SxList;
  component?: ElementType;
}

/** Children in a row or a column with even gaps. */
export const Stack = function Stack({
  direction = 'column',
  spacing = 0,
  sx,
  ...rest
}: StackProps): ReactElement {
  return <Box sx={withSx({ display: 'flex', flexDirection: direction, gap: spacing }, sx)} {...rest} />;
} as OverridableComponent<BoxTypeMap<StackOwnProps>>;

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
    ? { display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', gap: each(spacing, gaps) }
    : { minWidth: 0, gridColumn: each(size, (columns) => `span ${String(columns)}`) };
  return <Box sx={withSx(own, sx)} {...rest} />;
} as OverridableComponent<BoxTypeMap<GridOwnProps>>;

/** Eleven gaps stand in a row even where every cell takes all of it; on a phone they must not be wider than the row. */
function gaps(steps: number): string {
  return `${space(steps)} min(${space(steps)}, 8%)`;
}

function each(value: Responsive<number>, toCss: (value: number) => string): Responsive<string> {
  if (typeof value === 'number') return toCss(value);
  return Object.fromEntries(Object.entries(value).map(([step, own]) => [step, toCss(own)]));
}

/** A component's own rules first, so that those given to it win. */
function withSx(own: SxList, given: SxList | undefined): SxList {
  return [own, given].flat() as SxList;
}
