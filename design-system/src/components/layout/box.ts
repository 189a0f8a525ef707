import { createBox } from '@mui/system';
import { layoutTheme } from '../../theme/layout-theme';

/** A plain element with `sx`: grid steps, breakpoints and colour roles as values. */
export const Box = createBox({ defaultTheme: layoutTheme });
