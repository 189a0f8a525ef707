import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { flag } from '../../internal/flag';
import { useLinkElement } from '../../internal/link-context';
import {
  corner,
  focusRingInside,
  media,
  space,
  tabularFigures,
  transition,
  truncate,
  typeStyle,
} from '../../theme/css';
import { color, edge } from '../../theme/vars';
import { size } from '../../tokens/size';

export const listRowDensities = ['comfortable', 'compact'] as const;

export interface ListRowProps extends Omit<ComponentPropsWithRef<'a'>, 'title' | 'children'> {
  glyph?: ReactNode;
  title: ReactNode;
  /** Time or count at the end of the first line. */
  meta?: ReactNode;
  /** Second line, muted. */
  secondary?: ReactNode;
  /** Third line: a badge, a state. */
  status?: ReactNode;
  /** The row whose detail is on screen. */
  selected?: boolean;
  /** `compact` for lists of nothing but names: 40 px, no lines between. @default 'comfortable' */
  density?: (typeof listRowDensities)[number];
}

const Root = styled.a({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(1.5),
  width: '100%',
  padding: space(1.5, 2),
  border: 0,
  borderBottom: edge.hairline,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  transition: transition(['background-color']),
  '&:hover': { background: color.surface.hover },
  '&[aria-current]': { background: color.surface.selected },
  'li:last-child > &': { borderBottom: 0 },
  '&:focus-visible': focusRingInside,
  // in line with the head of a card that reaches the edge
  '[data-flush]:has(> header) &': {
    paddingInline: space(2.5),
    [media.phone]: { paddingInline: space(2) },
  },
  // the edge of a card without padding already ends the list
  '[data-flush] > &:last-child, [data-flush] li:last-child > &': { borderBottom: 0 },
  '&[data-density="compact"]': {
    alignItems: 'center',
    minHeight: size.control,
    padding: space(1, 1.5),
    borderBottom: 0,
    borderRadius: corner('sm'),
    color: color.text.muted,
    [media.touch]: { minHeight: size.touch },
  },
  '&[data-density="compact"][aria-current]': { color: color.text.primary },
});
const Words = styled.span({ flex: 1, minWidth: 0 });
const FirstLine = styled.span({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(1.5),
});
const Title = styled.span({
  ...typeStyle('body'),
  ...truncate,
  fontWeight: 550,
  '[data-density="compact"] &': { fontWeight: 400 },
  '[data-density="compact"][aria-current] &': { fontWeight: 500 },
});
const Meta = styled.span({
  ...typeStyle('caption'),
  ...tabularFigures,
  flex: 'none',
  color: color.text.faint,
});
const SecondLine = styled.span({
  ...typeStyle('label'),
  ...truncate,
  display: 'block',
  color: color.text.muted,
  fontWeight: 400,
});
const Status = styled.span({ display: 'flex', gap: space(0.5), marginTop: space(0.5) });

/** One thing in a list that opens beside it: a link with `href`, else a button. */
export function ListRow(props: ListRowProps): ReactElement {
  const { glyph, title, meta, secondary, status, selected = false, ...other } = props;
  const { density = 'comfortable', href, ...rest } = other;
  const link = useLinkElement({ href });
  return (
    <Root
      {...(link ? { as: link, href } : { as: 'button', type: 'button' })}
      aria-current={flag(selected)}
      data-density={density}
      {...rest}
    >
      {glyph}
      <Words>
        <FirstLine>
          <Title dir="auto">{title}</Title> {meta && <Meta>{meta}</Meta>}
        </FirstLine>{' '}
        {secondary && <SecondLine dir="auto">{secondary}</SecondLine>}
        {status && <Status>{status}</Status>}
      </Words>
    </Root>
  );
}
