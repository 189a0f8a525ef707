import { createGrid, createStyled } from '@mui/system';
import { layoutTheme } from '../../theme/layout-theme';

const styledOnGrid = createStyled({ defaultTheme: layoutTheme });

/** Twelve columns; children take `size`. */
export const Grid = createGrid({
  createStyledComponent: styledOnGrid('div', { name: 'Grid', slot: 'Root' }),
});
