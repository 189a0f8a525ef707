import styled from '@emotion/styled';
import { corner, space, typeStyle } from '../../theme/css';
import { color, edge } from '../../theme/vars';

/** A key of the keyboard. */
export const Kbd = styled.kbd({
  ...typeStyle('mono'),
  padding: space(0, 0.75),
  border: edge.hairline,
  borderRadius: corner('xs'),
  color: color.text.muted,
});
