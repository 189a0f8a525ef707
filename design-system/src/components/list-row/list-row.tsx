import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { useLinkElement } from '../../internal/link-context';
import { color, typeStyle } from '../../theme/vars';

export interface ListRowProps extends Omit<ComponentPropsWithRef<'a'>, 'title'> {
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
  /** Opens the detail. Without it, give `onClick`. */
  href?: string;
}

const Root = styled('a')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  width: '100%',
  padding: '12px 16px',
  border: 0,
  borderBottom: `1px solid ${color.border.hairline}`,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { background: color.surface.hover },
  '&[aria-current]': { background: color.surface.selected },
  '&:focus-visible': { outlineOffset: -2 },
});
const Words = styled('span')({ display: 'block', flex: 1, minWidth: 0 });
const First = styled('span')({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 12,
});
const Title = styled('span')({
  ...typeStyle('body'),
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 550,
});
const Meta = styled('span')({
  ...typeStyle('caption'),
  flex: 'none',
  color: color.text.faint,
  fontVariantNumeric: 'tabular-nums',
});
const Second = styled('span')({
  ...typeStyle('label'),
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.text.muted,
  fontWeight: 400,
});
const Status = styled('span')({ ...typeStyle('caption'), display: 'flex', gap: 4, marginTop: 4 });

/** One thing in a list that opens beside it. */
export function ListRow(props: ListRowProps): ReactElement {
  const { glyph, title, meta, secondary, status, selected = false, href, ...rest } = props;
  const link = useLinkElement({ href });
  return (
    <Root as={link ?? 'button'} {...(link && { href })} aria-current={selected || undefined} {...rest}>
      {glyph}
      <Words>
        <First>
          <Title>{title}</Title>
          {meta && <Meta>{meta}</Meta>}
        </First>
        {secondary && <Second>{secondary}</Second>}
        {status && <Status>{status}</Status>}
      </Words>
    </Root>
  );
}
