import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, ElementType, ReactElement, ReactNode } from 'react';
import { useLinkElement } from '../../internal/link-context';
import { radius } from '../../tokens/radius';
import { color, media, px, space, transition, typeStyle } from '../../theme/vars';

export interface CardProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Glyph or mark at the start of the head. */
  glyph?: ReactNode;
  /** Shows the head and names the card. */
  title?: ReactNode;
  /** Faint words at the end of the head. */
  note?: ReactNode;
  /** One menu or a segmented control at the end of the head. */
  actions?: ReactNode;
  /** Heading element of the title. @default 'h2' */
  titleAs?: ElementType;
  /** The whole card becomes one link; put no other link or button inside. */
  href?: string;
  /** Without inner padding, for lists and tables that reach the edge. */
  flush?: boolean;
  as?: ElementType;
}

const Root = styled('section')({
  display: 'block',
  minWidth: 0,
  background: color.surface.raised,
  border: `1px solid ${color.border.hairline}`,
  borderRadius: px(radius.md),
  '&[href]': { transition: transition(['border-color']) },
  '&[href]:hover': { borderColor: color.border.strong },
});
const Head = styled('header')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 52,
  padding: '10px 16px 10px 20px',
  borderBottom: `1px solid ${color.border.hairline}`,
});
const Title = styled('h2')({ ...typeStyle('h3'), flex: 1, minWidth: 0 });
const Note = styled('span')({ ...typeStyle('caption'), color: color.text.faint, whiteSpace: 'nowrap' });
const Body = styled('div')({ padding: space(3), [media.phone]: { padding: space(2) } });

/** One level above the page: a hairline, no shadow. */
export function Card(props: CardProps): ReactElement {
  const {
    glyph,
    title,
    note,
    actions,
    titleAs = 'h2',
    href,
    flush = false,
    as = 'section',
    children,
    ...rest
  } = props;
  const link = useLinkElement({ href });
  return (
    <Root as={link ?? as} {...(href !== undefined && { href })} {...rest}>
      {title !== undefined && (
        <Head>
          {glyph}
          <Title as={titleAs}>{title}</Title>
          {note && <Note>{note}</Note>}
          {actions}
        </Head>
      )}
      {flush ? children : <Body>{children}</Body>}
    </Root>
  );
}
