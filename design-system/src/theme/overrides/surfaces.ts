import type { ComponentOverrides } from '../create-theme';
import { size } from '../../tokens/size';
import { corner, px, space } from '../css';
import { color, edge, shadow } from '../vars';

const floating = { background: color.surface.overlay, color: color.text.primary, boxShadow: shadow.float };

export const surfaceOverrides: ComponentOverrides = {
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiBackdrop: {
    styleOverrides: { root: { background: color.surface.scrim }, invisible: { background: 'none' } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        ...floating,
        width: '100%',
        maxWidth: size.dialog,
        margin: space(2),
        border: edge.hairline,
        borderRadius: corner('md'),
        // The field stays where it is while the list below it grows and shrinks.
        '[data-place="top"] &': {
          alignSelf: 'flex-start',
          marginTop: `max(${space(2)}, 10dvh)`,
          maxWidth: size.palette,
          maxHeight: '70dvh',
        },
      },
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: {
        ...floating,
        width: `min(${px(size.drawer)}, 100vw - ${px(size.topBar)})`,
        '&[data-wide]': { width: `min(${px(size.sourcePanel)}, 100vw - ${px(size.topBar)})` },
        '.MuiDrawer-anchorLeft > &': { borderInlineEnd: edge.hairline },
        '.MuiDrawer-anchorRight > &': { borderInlineStart: edge.hairline },
        '.MuiDrawer-anchorBottom > &': {
          width: '100%',
          maxHeight: '85dvh',
          paddingBottom: 'env(safe-area-inset-bottom)',
          borderTop: edge.hairline,
          borderRadius: `${corner('md')} ${corner('md')} 0 0`,
        },
      },
    },
  },
};
