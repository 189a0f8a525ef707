import type { Components } from '@mui/material/styles';
import { radius } from '../../tokens/radius';
import { size } from '../../tokens/space';
import { color, px, shadow } from '../vars';

const floating = {
  backgroundImage: 'none',
  background: color.surface.overlay,
  color: color.text.primary,
  boxShadow: shadow.float,
};
const edge = `1px solid ${color.border.hairline}`;

export const surfaceOverrides: Components = {
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
        margin: 16,
        border: edge,
        borderRadius: px(radius.md),
      },
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: {
        ...floating,
        width: `min(${px(size.drawer)}, calc(100vw - 56px))`,
        '&.MuiDrawer-paperAnchorBottom': {
          width: '100%',
          maxHeight: '85dvh',
          paddingBottom: 'env(safe-area-inset-bottom)',
          borderRadius: `${px(radius.md)} ${px(radius.md)} 0 0`,
        },
      },
    },
  },
};
