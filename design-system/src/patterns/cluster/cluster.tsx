import styled from '@emotion/styled';
import type { ReactElement, ReactNode } from 'react';
import { Glyph, type Domain } from '../../components/glyph/glyph';
import { useLinkElement } from '../../internal/link-context';
import { corner, media, px, space, tabularFigures, transition, typeStyle } from '../../theme/css';
import { color, edge } from '../../theme/vars';
import { size } from '../../tokens/size';

export interface MetricCellProps {
  domain: Domain;
  title: string;
  /** When it was, at the end of the first line. */
  note?: ReactNode;
  /** The reading; without one the caption says what would stand here. */
  value?: ReactNode;
  unit?: string;
  /** What the value means, in words. */
  children?: ReactNode;
  /** The whole cell becomes one link. */
  href?: string;
}

/** Readings to be compared share one frame; hairlines part them. As many stand beside each other as fit, and the last row is full. */
export const Cluster = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  overflow: 'clip',
  border: edge.hairline,
  borderRadius: corner('md'),
  background: color.border.hairline,
  '& > *': { flex: `1 1 ${px(size.cell)}` },
  [media.phone]: { '& > *': { flexBasis: '40%' } },
});

const Cell = styled.section({
  display: 'flex',
  flexDirection: 'column',
  gap: space(1),
  minWidth: 0,
  padding: space(2, 2.5),
  background: color.surface.raised,
  transition: transition(['background-color']),
  'a&:hover': { background: color.surface.hover },
  [media.phone]: { padding: space(2) },
});
const Head = styled.div({ display: 'flex', alignItems: 'center', gap: space(1) });
const Title = styled.h3({ ...typeStyle('label'), flex: 1, minWidth: 0 });
const Note = styled.span({ ...typeStyle('caption'), ...tabularFigures, color: color.text.faint });
const Value = styled.p({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space(0.5) });
const Figure = styled.span(typeStyle('metricSm'));
const Unit = styled.span({ ...typeStyle('label'), color: color.text.muted });
const Caption = styled.p({ ...typeStyle('caption'), color: color.text.muted });

/** One reading of a cluster: what, when, how much, and what that means. */
export function MetricCell(props: MetricCellProps): ReactElement {
  const { domain, title, note, value, unit, children, href } = props;
  const link = useLinkElement({ href });
  return (
    <Cell as={link} {...(link && { href })} aria-label={link ? undefined : title}>
      <Head>
        <Glyph domain={domain} size="sm" />
        <Title as={link ? 'span' : undefined}>{title}</Title>
        {note && <Note>{note}</Note>}
      </Head>
      {value !== undefined && (
        <Value as={link ? 'span' : undefined}>
          <Figure>{value}</Figure>
          {unit && <Unit>{unit}</Unit>}
        </Value>
      )}
      {children && <Caption as={link ? 'span' : undefined}>{children}</Caption>}
    </Cell>
  );
}
