import { createTheme, type Theme } from '@mui/material/styles';
import { breakpoint, SPACE_UNIT_PX } from '../tokens/space';
import { durationMs, easing } from '../tokens/motion';
import { fontFamily } from '../tokens/type';
import { layer } from '../tokens/elevation';
import { radius } from '../tokens/radius';
import type {} from './augment';
import { schemePalette } from './color-schemes';
import { CSS_VAR_PREFIX, typeStyle } from './vars';
import { feedbackOverrides } from './overrides/feedback';
import { inputOverrides } from './overrides/inputs';
import { navigationOverrides } from './overrides/navigation';
import { surfaceOverrides } from './overrides/surfaces';
import { dataDisplayOverrides } from './overrides/data-display';

/**
 * Light is the plain document and `class="dark"` on its root selects dark,
 * so a page that has not run its script yet already has the right colours.
 */
export function createTwynTheme(): Theme {
  return createTheme({
    cssVariables: { cssVarPrefix: CSS_VAR_PREFIX, colorSchemeSelector: 'class' },
    defaultColorScheme: 'light',
    colorSchemes: {
      light: { palette: schemePalette('light') },
      dark: { palette: schemePalette('dark') },
    },
    breakpoints: { values: { ...breakpoint } },
    spacing: SPACE_UNIT_PX,
    shape: { borderRadius: radius.md },
    zIndex: {
      appBar: layer.sticky,
      drawer: layer.drawer,
      modal: layer.overlay,
      snackbar: layer.toast,
      tooltip: layer.tooltip,
    },
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
    components: {
      ...inputOverrides,
      ...feedbackOverrides,
      ...navigationOverrides,
      ...surfaceOverrides,
      ...dataDisplayOverrides,
    },
  });
}
