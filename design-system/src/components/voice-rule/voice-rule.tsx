import { styled } from '@mui/material/styles';
import { voiceGradient } from '../../theme/vars';

/** The accent rule beside the twin's own words, and beside nothing else. */
export const VoiceRule = styled('div')({
  position: 'relative',
  paddingInlineStart: 20,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 4,
    insetInlineStart: 0,
    width: 3,
    borderRadius: 2,
    background: voiceGradient,
  },
});
