import styled from '@emotion/styled';
import { corner, space } from '../../theme/css';
import { gradient } from '../../theme/vars';
import { size } from '../../tokens/size';

/** The accent rule beside the twin's own words, and beside nothing else. */
export const VoiceRule = styled.div({
  position: 'relative',
  paddingInlineStart: space(2.5),
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: space(0.5),
    insetInlineStart: 0,
    width: size.voiceRule,
    borderRadius: corner('xxs'),
    background: gradient.voice,
  },
});
