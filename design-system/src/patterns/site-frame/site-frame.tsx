import styled from '@emotion/styled';
import type { ReactElement, ReactNode } from 'react';
import { useLinkElement } from '../../internal/link-context';
import { SiteMenu } from './site-menu';
import {
  barStyle,
  endStyle,
  headerStyle,
  linksStyle,
  linkStyle,
  skipStyle,
  wideOnly,
} from './site-frame.style';

export interface SiteLink {
  label: string;
  href: string;
}

export interface SiteFrameProps {
  /** The wordmark. It leads home. */
  brand: ReactNode;
  links: readonly SiteLink[];
  /** The address of the page shown: marks its link and closes the menu when it changes. */
  path: string;
  /** At the end of the bar, at every width: the scheme switch. */
  tools?: ReactNode;
  /** At the end of the bar on a wide window. */
  account?: ReactNode;
  /** The same for the menu of a phone, under the links. */
  menuAccount?: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

const Skip = styled.a(skipStyle);
const Header = styled.header(headerStyle);
const Bar = styled.div(barStyle);
const Links = styled.nav(linksStyle);
const Place = styled.a(linkStyle);
const End = styled.div(endStyle);
const Wide = styled.div(wideOnly);
const Main = styled.main({ minHeight: '70dvh', overflowX: 'clip', '&:focus': { outline: 'none' } });

/** The frame of every public page: bar, content, footer; on a phone the places are in a menu that slides in. */
export function SiteFrame(props: SiteFrameProps): ReactElement {
  const { brand, links, path, tools, account, menuAccount, footer, children } = props;
  return (
    <>
      <Skip href="#content">Skip to content</Skip>
      <Header>
        <Bar>
          {brand}
          <Links aria-label="Main">
            {links.map((link) => (
              <SitePlace key={link.href} link={link} path={path} />
            ))}
          </Links>
          <End>
            {tools}
            <Wide>{account}</Wide>
            <SiteMenu links={links} path={path}>
              {menuAccount}
            </SiteMenu>
          </End>
        </Bar>
      </Header>
      <Main id="content" tabIndex={-1}>
        {children}
      </Main>
      {footer}
    </>
  );
}

function SitePlace({ link, path }: { link: SiteLink; path: string }): ReactElement {
  const element = useLinkElement({ href: link.href });
  return (
    <Place as={element} href={link.href} aria-current={isAt(link, path) ? 'page' : undefined}>
      {link.label}
    </Place>
  );
}

/** A page below a place, such as one post, belongs to it. */
export function isAt({ href }: SiteLink, path: string): boolean {
  return path === href || path.startsWith(`${href}/`);
}
