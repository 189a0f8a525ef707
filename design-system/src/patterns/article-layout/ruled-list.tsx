import styled from '@emotion/styled';
import { space, transition } from '../../theme/css';
import { color, edge } from '../../theme/vars';

/** Articles under each other: a hairline between them, and the whole row leads where its title does. */
export const RuledList = styled.ul({
  display: 'grid',
  borderTop: edge.hairline,
  '& > li': {
    position: 'relative',
    paddingBlock: space(2.5),
    borderBottom: edge.hairline,
    transition: transition(['border-color']),
  },
  '& > li:hover': { borderBottomColor: color.border.strong },
  '& > li a::after': { content: '""', position: 'absolute', inset: 0 },
  '& > li:hover a': { textDecoration: 'underline', textUnderlineOffset: 3 },
});
