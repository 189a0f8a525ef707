import { styled } from '@mui/material/styles';
import { color, px, typeStyle } from '../../theme/vars';
import { radius } from '../../tokens/radius';

/** A key of the keyboard. */
export const Kbd = styled('kbd')({
  ...typeStyle('mono'),
  padding: '1px 5px',
  border: `1px solid ${color.border.hairline}`,
  borderRadius: px(radius.xs),
  color: color.text.muted,
});
