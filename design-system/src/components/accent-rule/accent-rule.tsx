import styled from '@emotion/styled';
import { corner, space } from '../../theme/css';
import { gradient } from '../../theme/vars';
import { size } from '../../tokens/size';

/** Accent line beside the twin's own text; reserved for it. */
export const AccentRule = styled.div({
  position: 'relative',
  paddingInlineStart: space(2.5),
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: space(0.5),
    insetInlineStart: 0,
    width: size.accentRule,
    borderRadius: corner('xxs'),
    background: gradient.voice,
  },
});
