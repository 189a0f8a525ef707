import { createTheme } from '@mui/system';
import { breakpoint, SPACE_UNIT_PX } from '../tokens/size';
import { color } from './vars';

export const breakpointValues = {
  xs: breakpoint.phone,
  sm: breakpoint.tablet,
  md: breakpoint.twoPane,
  lg: breakpoint.desktop,
  xl: breakpoint.wide,
};

/** What `sx`, `spacing` and responsive values mean: the grid, the breakpoints and the colour roles. */
export const layoutTheme = createTheme({
  breakpoints: { values: breakpointValues },
  spacing: SPACE_UNIT_PX,
  palette: { ...color },
});
