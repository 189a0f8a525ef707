import type { CSSObject } from '@emotion/react';
import { corner, focusRingInside, space, tabularFigures, typeStyle } from '../theme/css';
import { color, edge } from '../theme/vars';
import { size } from '../tokens/size';

/** A long series scrolls inside itself. */
export const tableFrameStyle: CSSObject = {
  maxHeight: size.valuesTable,
  marginTop: space(1),
  overflowY: 'auto',
  border: edge.hairline,
  borderRadius: corner('sm'),
  '&:focus-visible': focusRingInside,
};

export const tableStyle: CSSObject = {
  ...typeStyle('body'),
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { height: size.control, padding: space(0.5, 2), textAlign: 'start' },
  '& th': { ...typeStyle('label'), color: color.text.muted },
  '& tbody > tr': { borderTop: edge.hairline },
  '& td:last-child, & th:last-child': { ...tabularFigures, textAlign: 'end' },
  '& td:first-child': { whiteSpace: 'nowrap' },
  '& td > span': { color: color.text.muted },
};
