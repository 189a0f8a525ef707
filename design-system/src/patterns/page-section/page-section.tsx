import styled from '@emotion/styled';
import { useId, type ReactElement, type ReactNode } from 'react';
import { media, space, typeStyle } from '../../theme/css';
import { color, edge } from '../../theme/vars';

export interface PageSectionProps {
  title: ReactNode;
  /** What it is for, in a sentence or two. */
  lead?: ReactNode;
  children: ReactNode;
}

const Root = styled.section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  gap: space(2, 4),
  alignItems: 'start',
  paddingBlock: space(4),
  [media.onePane]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: space(3) },
  '&:first-of-type': { paddingTop: 0 },
  '& + &': { borderTop: edge.hairline },
});
const Title = styled.h2(typeStyle('h3'));
const Lead = styled.p({ marginTop: space(0.5), color: color.text.muted, textWrap: 'pretty' });

/** A part of a long page: what it is at the side, what can be done there beside it. */
export function PageSection({ title, lead, children }: PageSectionProps): ReactElement {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <div>
        <Title id={titleId}>{title}</Title>
        {lead && <Lead>{lead}</Lead>}
      </div>
      <div>{children}</div>
    </Root>
  );
}
