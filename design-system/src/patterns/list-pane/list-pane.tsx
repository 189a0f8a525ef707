import styled from '@emotion/styled';
import type { ReactElement, ReactNode, Ref } from 'react';
import { media, space } from '../../theme/css';
import { color, edge } from '../../theme/vars';

export interface ListPaneProps {
  /** Stays above the list: its name, its filters. */
  head: ReactNode;
  /** Stays beside it where there is room: a `Scrubber`. */
  side?: ReactNode;
  /** Stays below it: what can be done with the rows that are chosen. */
  foot?: ReactNode;
  children: ReactNode;
  /** The part that scrolls. */
  ref?: Ref<HTMLDivElement>;
}

const Root = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  height: '100%',
});
const Wide = styled.div({
  gridColumn: '1 / -1',
  minWidth: 0,
  '&:first-of-type': { borderBottom: edge.hairline },
});
const Scroller = styled.div({ position: 'relative', minWidth: 0, overflowY: 'auto', overflowAnchor: 'none' });
const Side = styled.div({
  minHeight: 0,
  borderInlineStart: edge.hairline,
  padding: space(1, 0),
  [media.onePane]: { display: 'none' },
});
const Foot = styled(Wide)({ borderTop: edge.hairline, background: color.surface.raised });

/** A list that scrolls between what stays in sight. */
export function ListPane({ head, side, foot, children, ref }: ListPaneProps): ReactElement {
  return (
    <Root>
      <Wide>{head}</Wide>
      <Scroller ref={ref} style={side ? undefined : { gridColumn: '1 / -1' }}>
        {children}
      </Scroller>
      {side && <Side>{side}</Side>}
      {foot && <Foot>{foot}</Foot>}
    </Root>
  );
}
