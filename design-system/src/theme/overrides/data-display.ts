import type { Components } from '@mui/material/styles';
import { radius } from '../../tokens/radius';
import { color, px, typeStyle } from '../vars';

export const dataDisplayOverrides: Components = {
  MuiTooltip: {
    styleOverrides: {
      tooltip: {
        ...typeStyle('caption'),
        padding: '6px 8px',
        borderRadius: px(radius.chip),
        background: color.surface.inverse,
        color: color.text.inverse,
      },
    },
  },
};
