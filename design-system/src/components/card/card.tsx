import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ElementType, ReactElement, ReactNode } from 'react';
import { flag } from '../../internal/flag';
import { useLinkElement } from '../../internal/link-context';
import { corner, media, space, transition, typeStyle } from '../../theme/css';
import { color, edge } from '../../theme/vars';
import { size } from '../../tokens/size';

export const cardPaddings = ['normal', 'dense', 'none'] as const;

export interface CardProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Glyph or mark at the start of the head. */
  glyph?: ReactNode;
  /** Shows the head. */
  title?: ReactNode;
  /** Faint words at the end of the head. */
  note?: ReactNode;
  /** One menu or a segmented control at the end of the head. */
  actions?: ReactNode;
  /** Heading element of the title. @default 'h2' */
  titleAs?: ElementType;
  /** The whole card becomes one link; put no other link or button inside. */
  href?: string;
  /** `dense` for a number and its note, `none` for lists that reach the edge. @default 'normal' */
  padding?: (typeof cardPaddings)[number];
  /** @default 'section' */
  as?: ElementType;
}

const Root = styled.section({
  display: 'block',
  minWidth: 0,
  border: edge.hairline,
  borderRadius: corner('md'),
  background: color.surface.raised,
  '&[data-flush]': { overflow: 'clip' },
  'a&': { transition: transition(['border-color']) },
  'a&:hover': { borderColor: color.border.strong },
});
const Head = styled.header({
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  minHeight: size.cardHead,
  padding: space(1, 2.5),
  borderBottom: edge.hairline,
  // what it says ends in line with the body, not the frame around it
  '& > button:last-child': { marginInlineEnd: space(-1) },
  [media.phone]: { paddingInline: space(2) },
});
const Title = styled.h2({ ...typeStyle('h3'), flex: 1, minWidth: 0 });
const Note = styled.span({ ...typeStyle('caption'), flex: 'none', color: color.text.faint });
const Body = styled.div({
  padding: space(3),
  'header + &': { padding: space(2.5) },
  '&[data-padding="dense"]': { padding: space(2, 2.5) },
  [media.phone]: { '&&': { padding: space(2) } },
});

/** One level above the page: a hairline, no shadow. */
export function Card(props: CardProps): ReactElement {
  const { glyph, title, note, actions, titleAs, href, padding = 'normal', as, children, ...rest } = props;
  const link = useLinkElement({ href });
  return (
    <Root as={link ?? as} {...(link && { href })} data-flush={flag(padding === 'none')} {...rest}>
      {title !== undefined && (
        <Head>
          {glyph}
          <Title as={titleAs}>{title}</Title>
          {note && <Note>{note}</Note>}
          {actions}
        </Head>
      )}
      {padding === 'none' ? children : <Body data-padding={padding}>{children}</Body>}
    </Root>
  );
}
