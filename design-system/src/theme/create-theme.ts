import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import { layer } from '../tokens/elevation';
import { durationMs, easing } from '../tokens/motion';
import { radius } from '../tokens/radius';
import { SPACE_UNIT_PX } from '../tokens/size';
import { fontFamily } from '../tokens/type';
import { schemePalette } from './color-schemes';
import { typeStyle } from './css';
import { breakpointValues } from './layout-theme';
import { navigationOverrides } from './overrides/navigation';
import { surfaceOverrides } from './overrides/surfaces';
import { CSS_VAR_PREFIX } from './vars';

/** What the theme says of MUI's components: the very type that createTheme takes, since comparing two costs seconds. */
export type ComponentOverrides = NonNullable<ThemeOptions['components']>;

/** The roles as an MUI theme: same variables, same scheme selector, nothing of MUI's own look. */
export function createTwynTheme(): Theme {
  return createTheme({
    cssVariables: { cssVarPrefix: CSS_VAR_PREFIX, colorSchemeSelector: 'class' },
    defaultColorScheme: 'light',
    colorSchemes: { light: { palette: schemePalette('light') }, dark: { palette: schemePalette('dark') } },
    breakpoints: { values: breakpointValues },
    spacing: SPACE_UNIT_PX,
    shape: { borderRadius: radius.md },
    zIndex: { appBar: layer.sticky, drawer: layer.drawer, modal: layer.overlay, snackbar: layer.toast },
    transitions: {
      duration: {
        shortest: durationMs.fast,
        shorter: durationMs.fast,
        short: durationMs.base,
        standard: durationMs.slow,
        complex: durationMs.slow,
        enteringScreen: durationMs.slow,
        leavingScreen: durationMs.base,
      },
      easing: { easeInOut: easing.enter, easeOut: easing.enter, easeIn: easing.exit, sharp: easing.exit },
    },
    motion: { reducedMotion: 'system' },
    typography: {
      fontFamily: fontFamily.sans,
      h1: typeStyle('h1'),
      h2: typeStyle('h2'),
      h3: typeStyle('h3'),
      body1: typeStyle('body'),
      body2: typeStyle('label'),
      button: { ...typeStyle('label'), textTransform: 'none' },
      caption: typeStyle('caption'),
    },
    components: { ...navigationOverrides, ...surfaceOverrides },
  });
}
