import styled from '@emotion/styled';
import { corner, focusRing, media, rem, space, transition, typeStyle } from '../../theme/css';
import { color, edge } from '../../theme/vars';
import { size } from '../../tokens/size';

/** The edge of an input: its only sign, hence strong. Adornments sit inside it. */
export const InputBox = styled.div({
  ...typeStyle('body'),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  minWidth: 0,
  minHeight: size.control,
  padding: space(0, 1.5),
  border: edge.strong,
  borderRadius: corner('sm'),
  background: color.surface.field,
  color: color.text.primary,
  cursor: 'text',
  transition: transition(['border-color']),
  '&[data-size="lg"]': { minHeight: size.controlLg, padding: space(0, 2), fontSize: rem(16) },
  '& > svg': { color: color.text.faint },
  // the icon of a button at the end lines up with the padding
  '& > button:last-child, & > span:last-child > button': { marginInlineEnd: space(-0.75) },
  '&:hover': { borderColor: color.text.muted },
  '&:focus-within': { ...focusRing, outlineOffset: 1 },
  '&:has([aria-invalid])': { borderColor: color.status.danger.fg },
  '&:has(> :is(input, textarea, select):disabled)': { opacity: 0.45, cursor: 'not-allowed' },
  '& input, & textarea, & select': {
    flex: 1,
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
    outline: 0,
    background: 'none',
    cursor: 'inherit',
    '&::placeholder': { color: color.text.faint, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  '& textarea': { padding: space(1, 0), resize: 'none' },
  [media.touch]: {
    minHeight: size.touch,
    // a button with an edge would fill the box
    '&:has(> [data-tone="secondary"])': { padding: space(0.5, 1.25, 0.5, 1.5) },
  },
  // iOS zooms into fields under 16 px and does not zoom back
  [media.phone]: { fontSize: rem(16) },
});
