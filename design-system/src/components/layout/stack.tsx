import type { BoxTypeMap } from '@mui/system';
import type { OverridableComponent } from '@mui/material/OverridableComponent';
import type { ElementType, ReactElement } from 'react';
import { Box } from './box';
import { type Responsive, type SxList, withSx } from './sx';

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
