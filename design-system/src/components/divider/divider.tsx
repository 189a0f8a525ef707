import { styled } from '@mui/material/styles';
import { color } from '../../theme/vars';

/** A hairline between two things. Inside a `Menu` give it `component="li"` through `as`. */
export const Divider = styled('hr')({
  alignSelf: 'stretch',
  flex: 'none',
  height: 1,
  margin: 0,
  border: 0,
  background: color.border.hairline,
});
