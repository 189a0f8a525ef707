import styled from '@emotion/styled';
import type { ReactElement, ReactNode } from 'react';
import { Glyph, type Domain } from '../../components/glyph/glyph';
import type { IconName } from '../../components/icon/icon-paths';
import { useLinkElement } from '../../internal/link-context';
import { corner, media, px, space, tabularFigures, transition, typeStyle } from '../../theme/css';
import { color, edge } from '../../theme/vars';
import { size } from '../../tokens/size';

export interface MetricCellProps {
  /** Left out where the whole cluster is of one thing. */
  domain?: Domain;
  /** Replaces the domain's own icon. */
  icon?: IconName;
  title: string;
  /** When it was, at the end of the first line. */
  note?: ReactNode;
  /** The reading; without one the caption says what would stand here. */
  value?: ReactNode;
  unit?: string;
  /** What the value means, in words; beside the value where a picture follows. */
  children?: ReactNode;
  /** How it went, a `Sparkline`. */
  picture?: ReactNode;
  /** Where it comes from, below the picture. */
  source?: ReactNode;
  /** The whole cell becomes one link. */
  href?: string;
  /** Heading element of the title where the cell is no link. @default 'h3' */
  titleAs?: 'h2' | 'h3';
}

/** Readings to be compared share one frame; hairlines part them. As many stand beside each other as fit, the last row is full, and none is alone in it; `data-cells="wide"` for those with a picture. */
export const Cluster = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  overflow: 'clip',
  border: edge.hairline,
  borderRadius: corner('md'),
  background: color.border.hairline,
  '& > *': { flex: `1 1 ${px(size.cell)}` },
  '&[data-cells="wide"] > *': { flexBasis: px(size.cellWide) },
  // four beside each other would leave one for the last row, as long as the page: then three, or five, share a row
  '&[data-cells="wide"]:has(> :nth-child(4n + 1):last-child) > *': { flexBasis: '30%' },
  '&[data-cells="wide"]:has(> :nth-child(12n + 1):last-child) > *': { flexBasis: '18%' },
  '&[data-cells="wide"]:has(> :only-child)': { maxWidth: px(2 * size.cellWide) },
  [media.phone]: { '&&, &[data-cells="wide"]': { '& > *': { flexBasis: '40%' } } },
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
const Title = styled.h3({ ...typeStyle('label'), flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
const Note = styled.span({ ...typeStyle('caption'), ...tabularFigures, color: color.text.faint });
const Value = styled.p({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space(0.5) });
const Figure = styled.span(typeStyle('metricSm'));
const Unit = styled.span({ ...typeStyle('label'), color: color.text.muted });
const Reading = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(0.25, 1),
});
const Source = styled.p({ ...typeStyle('caption'), color: color.text.faint });
const Caption = styled.p({ ...typeStyle('caption'), color: color.text.muted });

/** One reading of a cluster: what, when, how much, and what that means. With a picture it does without the domain's sign: all of that cluster are of one domain. */
export function MetricCell(props: MetricCellProps): ReactElement {
  const { domain, icon, title, note, value, unit, children, picture, source, href, titleAs } = props;
  const link = useLinkElement({ href });
  const inline = link ? 'span' : undefined;
  const figure = value !== undefined && (
    <Value as={inline}>
      <Figure>{value}</Figure>
      {unit && <Unit>{unit}</Unit>}
    </Value>
  );
  const caption = children && <Caption as={inline}>{children}</Caption>;
  return (
    <Cell as={link} {...(link && { href })} aria-label={link ? undefined : title}>
      <Head as={inline}>
        {domain && picture === undefined && <Glyph domain={domain} {...(icon && { icon })} size="sm" />}
        <Title as={inline ?? titleAs}>{title}</Title>
        {note && <Note>{note}</Note>}
      </Head>
      {picture === undefined ? (
        <>
          {figure}
          {caption}
        </>
      ) : (
        <>
          <Reading as={inline}>
            {figure}
            {caption}
          </Reading>
          {picture}
        </>
      )}
      {source && <Source as={inline}>{source}</Source>}
    </Cell>
  );
}
