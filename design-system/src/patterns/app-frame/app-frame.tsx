import styled from '@emotion/styled';
import { lazy, Suspense, useState, type ReactElement, type ReactNode } from 'react';
import { flag } from '../../internal/flag';
import { Icon } from '../../components/icon/icon';
import { IconButton } from '../../components/icon-button/icon-button';
import { Link } from '../../components/link/link';
import { Logo } from '../../components/logo/logo';
import * as style from './app-frame.style';
import { BarItem, RailItem, type NavItem } from './nav';

export interface AppFrameProps {
  /** Name of the product, for the home link. */
  brandLabel: string;
  /** @default '/' */
  brandHref?: string;
  /** Every place, in order. */
  nav: readonly NavItem[];
  /** Places at the foot of the rail, such as Settings. */
  navEnd?: readonly NavItem[];
  /** The user's menu, at the foot of the rail. */
  userMenu?: ReactNode;
  /** Phone: what the top bar says. */
  title?: ReactNode;
  /** Phone: replaces the menu button in the top bar, e.g. a way back to the list. */
  leading?: ReactNode;
  /** Phone: buttons at the end of the top bar. */
  tools?: ReactNode;
  /** Phone: content of the drawer under its links, e.g. sign-out. What leads elsewhere calls `close`. */
  drawerEnd?: (close: () => void) => ReactNode;
  /** The document does not scroll; the content arranges its own panes. @default false */
  fill?: boolean;
  children: ReactNode;
}

interface DrawerState {
  /** Comes from where the finger is: the top bar's corner, or the bottom bar. */
  side: 'start' | 'bottom';
  isOpen: boolean;
}

const NavDrawer = lazy(async () => ({ default: (await import('./nav-drawer')).NavDrawer }));

const Root = styled.div(style.frameStyle);
const SkipLink = styled.a(style.skipLinkStyle);
const Rail = styled.nav(style.railStyle);
const Brand = styled(Link)(style.brandStyle);
const RailEnd = styled.div(style.railEndStyle);
const TopBar = styled.header(style.topBarStyle);
const TopBarTitle = styled.span(style.topBarTitleStyle);
const Main = styled.main(style.mainStyle);
const BottomBar = styled.nav(style.bottomBarStyle);

/** The frame of the signed-in application: a rail on wide screens, two bars and a drawer on a phone. */
export function AppFrame(props: AppFrameProps): ReactElement {
  const { brandLabel, brandHref = '/', nav, navEnd = [], userMenu, fill = false, children } = props;
  const { title, leading, tools, drawerEnd } = props;
  const [drawer, setDrawer] = useState<DrawerState>();
  const close = (): void => setDrawer(drawer && { ...drawer, isOpen: false });
  const open = (side: DrawerState['side']) => (): void => setDrawer({ side, isOpen: true });
  return (
    <Root data-fill={flag(fill)}>
      <SkipLink href="#main">Skip to content</SkipLink>
      <Rail aria-label="Main">
        <Brand tone="plain" href={brandHref} aria-label={brandLabel}>
          <Logo size={26} />
        </Brand>
        {nav.map((item) => (
          <RailItem key={item.label} item={item} />
        ))}
        <RailEnd>
          {navEnd.map((item) => (
            <RailItem key={item.label} item={item} />
          ))}
          {userMenu}
        </RailEnd>
      </Rail>
      <TopBar>
        {leading ?? (
          <IconButton label="Open menu" icon={<Icon name="menu" size={22} />} onClick={open('start')} />
        )}
        <TopBarTitle>{title}</TopBarTitle>
        {tools}
      </TopBar>
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      <BottomBar aria-label="Main, short">
        {nav
          .filter((item) => item.inBottomBar)
          .map((item) => (
            <BarItem key={item.label} item={item} />
          ))}
        <BarItem item={{ label: 'More', icon: 'menu', onSelect: open('bottom') }} opensDrawer />
      </BottomBar>
      {drawer && (
        <Suspense>
          <NavDrawer
            open={drawer.isOpen}
            side={drawer.side}
            onClose={close}
            title={brandLabel}
            items={[...nav, ...navEnd]}
          >
            {drawerEnd?.(close)}
          </NavDrawer>
        </Suspense>
      )}
    </Root>
  );
}
