import { createStack, createStyled } from '@mui/system';
import { layoutTheme } from '../../theme/layout-theme';

const styledOnGrid = createStyled({ defaultTheme: layoutTheme });

/** Children in a row or a column with even gaps. */
export const Stack = createStack({
  createStyledComponent: styledOnGrid('div', { name: 'Stack', slot: 'Root' }),
});
