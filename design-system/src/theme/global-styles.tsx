import { css, Global, type CSSObject } from '@emotion/react';
import type { ReactElement } from 'react';
import { colorRoles } from '../tokens/color';
import { elevation } from '../tokens/elevation';
import { fontFeatures } from '../tokens/type';
import { focusRing, media, space, tabularFigures, typeStyle } from './css';
import { pickScheme, type ColorScheme } from './roles';
import { color, CSS_VAR_PREFIX, edge } from './vars';

/** The variables of one scheme: `--twyn-palette-text-muted: …`. */
export function schemeVariables(scheme: ColorScheme): CSSObject {
  return {
    ...flatten(pickScheme(colorRoles, scheme), `--${CSS_VAR_PREFIX}-palette`),
    ...flatten(pickScheme(elevation, scheme), `--${CSS_VAR_PREFIX}-elevation`),
  };
}

const rules = css({
  // light is the plain document and the class `dark` selects dark
  ':root': { colorScheme: 'light', ...schemeVariables('light') },
  ':root.dark': { colorScheme: 'dark', ...schemeVariables('dark') },
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: { textSizeAdjust: '100%' },
  body: {
    ...typeStyle('body'),
    margin: 0,
    background: color.surface.base,
    color: color.text.primary,
    fontFeatureSettings: fontFeatures,
    fontOpticalSizing: 'auto',
    WebkitFontSmoothing: 'antialiased',
  },
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote': { margin: 0, padding: 0 },
  'h1, h2, h3': { textWrap: 'balance' },
  // no last line of one short word
  p: { textWrap: 'pretty' },
  'ul, ol': { listStyle: 'none' },
  a: { color: 'inherit', textDecoration: 'none' },
  'button, input, textarea, select': {
    font: 'inherit',
    color: 'inherit',
    letterSpacing: 'inherit',
    fontFeatureSettings: 'inherit',
  },
  'svg, img': { display: 'block', flex: 'none' },
  'table, time': tabularFigures,
  hr: { height: 0, margin: space(2, 0), border: 0, borderTop: edge.hairline },
  ':focus-visible': focusRing,
  // a heading takes the focus on arrival, for reading on from there; it is not a control
  ':is(h1, h2)[tabindex="-1"]:focus-visible': { outline: 'none' },
  [media.reducedMotion]: {
    '*, *::before, *::after': {
      animation: 'none !important',
      transitionDuration: '1ms !important',
    },
  },
});

export function GlobalRules(): ReactElement {
  return <Global styles={rules} />;
}

interface Tree {
  [name: string]: string | Tree;
}

function flatten(tree: Tree, prefix: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([name, value]) =>
      typeof value === 'string'
        ? [[`${prefix}-${name}`, value]]
        : Object.entries(flatten(value, `${prefix}-${name}`)),
    ),
  );
}
