import { createBox, createGrid, createStack, createStyled } from '@mui/system';
import { layoutTheme } from '../../theme/layout-theme';

const styledOnGrid = createStyled({ defaultTheme: layoutTheme });

/** A plain element with `sx`: grid steps, breakpoints and colour roles as values. */
export const Box = createBox({ defaultTheme: layoutTheme });

/** Children in a row or a column with even gaps. */
export const Stack = createStack({
  createStyledComponent: styledOnGrid('div', { name: 'Stack', slot: 'Root' }),
});

/** Twelve columns; children take `size`. */
export const Grid = createGrid({
  createStyledComponent: styledOnGrid('div', { name: 'Grid', slot: 'Root' }),
});
