import styled from '@emotion/styled';
import type { ReactElement, ReactNode } from 'react';
import { useLinkElement } from '../../internal/link-context';
import { corner, media, px, space, transition, typeStyle } from '../../theme/css';
import { color, edge } from '../../theme/vars';
import { measure, size } from '../../tokens/size';
import { column, phoneColumn } from '../site-frame/site-frame.style';

export interface ArticleLayoutProps {
  /** Start column: search and the list of pages. Without it the text is centred. */
  aside?: ReactNode;
  /** End column on wide windows: headings of this page. */
  outline?: ReactNode;
  children: ReactNode;
}

const Root = styled.div({
  ...column,
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr)`,
  justifyContent: 'center',
  gap: space(0, 8),
  paddingBlock: space(6, 10),
  '&[data-aside]': { gridTemplateColumns: `${px(size.menu)} minmax(0, 1fr)` },
  '&[data-aside][data-outline]': {
    gridTemplateColumns: `${px(size.menu)} minmax(0, 1fr) ${px(size.menu)}`,
  },
  [media.onePane]: {
    '&[data-aside], &[data-aside][data-outline]': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: space(4),
    },
  },
  [media.phone]: { ...phoneColumn, paddingBlock: space(4, 6) },
});
const Side = styled.div({
  position: 'sticky',
  top: space(12),
  alignSelf: 'start',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  maxHeight: `calc(100dvh - ${space(14)})`,
  overflowY: 'auto',
  // the padding keeps focus rings from being cut off
  padding: space(0.5),
  margin: space(-0.5),
  scrollbarWidth: 'none',
  [media.onePane]: { position: 'static', maxHeight: 'none' },
});
const Outline = styled(Side)({ [media.onePane]: { display: 'none' } });
const Text = styled.div({
  minWidth: 0,
  width: '100%',
  maxWidth: measure.read,
  '[data-alone] > &': { maxWidth: px(size.thread), marginInline: 'auto' },
});

/** Long-form page with navigation beside the text. */
export function ArticleLayout({ aside, outline, children }: ArticleLayoutProps): ReactElement {
  return (
    <Root
      data-aside={aside ? '' : undefined}
      data-outline={outline ? '' : undefined}
      data-alone={aside ? undefined : ''}
    >
      {aside && <Side>{aside}</Side>}
      <Text>{children}</Text>
      {outline && <Outline>{outline}</Outline>}
    </Root>
  );
}

export interface ArticleNavProps {
  label: string;
  /** Shown above the links. */
  title?: ReactNode;
  links: readonly { label: string; href: string }[];
  /** The address of the page shown. */
  path?: string;
}

const Title = styled.p({ ...typeStyle('label'), fontWeight: 600, padding: space(0, 1.25, 1) });
const Place = styled.a({
  ...typeStyle('body'),
  display: 'block',
  padding: space(0.625, 1.25),
  borderRadius: corner('sm'),
  color: color.text.muted,
  transition: transition(['color', 'background-color']),
  '&:hover': { color: color.text.primary, background: color.surface.hover },
  '&[aria-current]': { color: color.text.primary, background: color.surface.selected },
  [media.touch]: { padding: space(1.375, 1.25) },
});
const Nav = styled.nav({
  '& + &': { paddingTop: space(3), borderTop: edge.hairline },
});

export function ArticleNav({ label, title, links, path }: ArticleNavProps): ReactElement {
  return (
    <Nav aria-label={label}>
      {title && <Title>{title}</Title>}
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <NavPlace {...link} isCurrent={link.href === path} />
          </li>
        ))}
      </ul>
    </Nav>
  );
}

interface NavPlaceProps {
  label: string;
  href: string;
  isCurrent: boolean;
}

function NavPlace({ label, href, isCurrent }: NavPlaceProps): ReactElement {
  const element = useLinkElement({ href });
  return (
    <Place as={element} href={href} aria-current={isCurrent ? 'page' : undefined}>
      {label}
    </Place>
  );
}
