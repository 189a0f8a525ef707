import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactElement } from 'react';
import { colorRoles } from '../tokens/color';
import { elevation } from '../tokens/elevation';
import { fontFamily, fontFeatures } from '../tokens/type';
import { color, CSS_VAR_PREFIX, media, typeStyle } from './vars';

const elevationVars = (scheme: 'dark' | 'light'): Record<string, string> => ({
  [`--${CSS_VAR_PREFIX}-elevation-sticky`]: elevation.sticky[scheme],
  [`--${CSS_VAR_PREFIX}-elevation-float`]: elevation.float[scheme],
});

const rules = (
  <GlobalStyles
    styles={{
      ':root': { colorScheme: 'light', ...elevationVars('light') },
      ':root.dark': { colorScheme: 'dark', ...elevationVars('dark') },
      '*, *::before, *::after': { boxSizing: 'border-box' },
      html: { textSizeAdjust: '100%' },
      body: {
        ...typeStyle('body'),
        margin: 0,
        minHeight: '100vh',
        background: color.surface.base,
        color: color.text.primary,
        fontFamily: fontFamily.sans,
        fontFeatureSettings: fontFeatures,
        fontOpticalSizing: 'auto',
        WebkitFontSmoothing: 'antialiased',
      },
      'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote': { margin: 0, padding: 0 },
      'h1, h2, h3': { textWrap: 'balance' },
      'ul, ol': { listStyle: 'none' },
      a: { color: 'inherit', textDecoration: 'none' },
      'button, input, textarea, select': {
        font: 'inherit',
        color: 'inherit',
        letterSpacing: 'inherit',
        fontFeatureSettings: 'inherit',
      },
      'svg, img': { display: 'block', flex: 'none' },
      'table, time': { fontVariantNumeric: 'tabular-nums' },
      hr: { border: 0, height: 1, margin: 0, background: color.border.hairline },
      ':focus-visible': { outline: `2px solid ${color.focus.ring}`, outlineOffset: 2 },
      [media.reducedMotion]: {
        '*, *::before, *::after': {
          animation: 'none !important',
          transitionDuration: '1ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    }}
  />
);

export function GlobalRules(): ReactElement {
  return rules;
}

export const schemeColors = { dark: colorRoles.surface.base.dark, light: colorRoles.surface.base.light };
