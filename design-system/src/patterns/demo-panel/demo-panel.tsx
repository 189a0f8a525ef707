import styled from '@emotion/styled';
import type { ReactElement, ReactNode } from 'react';
import { Card } from '../../components/card/card';
import { Logo } from '../../components/logo/logo';
import { media, space, typeStyle } from '../../theme/css';
import { color, edge } from '../../theme/vars';

export interface DemoPanelProps {
  title: ReactNode;
  /** That nothing in it is real. */
  note: ReactNode;
  /** What the words in the middle are about: a picture, a state. */
  side: ReactNode;
  /** How it works, and what leaves the page. */
  footnote: ReactNode;
  children: ReactNode;
}

const Body = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  [media.onePane]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Middle = styled.div({ padding: space(3), [media.phone]: { padding: space(2) } });
const Side = styled.div({
  padding: space(3),
  borderInlineStart: edge.hairline,
  background: color.surface.sunken,
  [media.onePane]: { borderInlineStart: 0, borderTop: edge.hairline },
  [media.phone]: { padding: space(2) },
});
const Foot = styled.p({
  ...typeStyle('caption'),
  padding: space(1.5, 3),
  borderTop: edge.hairline,
  color: color.text.faint,
  [media.phone]: { paddingInline: space(2) },
});

/** A piece of the product to try on a public page. */
export function DemoPanel({ title, note, side, footnote, children }: DemoPanelProps): ReactElement {
  return (
    <Card glyph={<Logo size={20} />} title={title} titleAs="h3" note={note} padding="none">
      <Body>
        <Middle>{children}</Middle>
        <Side>{side}</Side>
      </Body>
      <Foot>{footnote}</Foot>
    </Card>
  );
}
