import { styled } from '@mui/material/styles';
import { useState, type ReactElement, type ReactNode } from 'react';
import { Drawer } from '../../components/drawer/drawer';
import { Icon } from '../../components/icon/icon';
import { IconButton } from '../../components/icon-button/icon-button';
import { Link } from '../../components/link/link';
import { Mark } from '../../components/mark/mark';
import { layer } from '../../tokens/elevation';
import { size } from '../../tokens/space';
import { color, media, px, typeStyle } from '../../theme/vars';
import { BarAnchor, BarLink, DrawerLink, RailLink, type NavItem } from './nav';

export interface AppFrameProps {
  /** Name of the product, for the home link. */
  brandLabel: string;
  /** @default '/' */
  brandHref?: string;
  /** Every place, in order. */
  nav: readonly NavItem[];
  /** Places at the foot of the rail, such as Settings. */
  navEnd?: readonly NavItem[];
  /** The user's menu: at the foot of the rail, and in the phone's drawer. */
  userMenu?: ReactNode;
  /** Phone: what the top bar says. */
  title?: ReactNode;
  /** Phone: replaces the menu button in the top bar, e.g. a way back to the list. */
  leading?: ReactNode;
  /** Phone: buttons at the end of the top bar. */
  tools?: ReactNode;
  /** Phone: content of the drawer under its links, e.g. sign-out. */
  drawerEnd?: ReactNode;
  /** The document does not scroll; the content arranges its own panes. @default false */
  fill?: boolean;
  children: ReactNode;
}

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: `${px(size.rail)} minmax(0, 1fr)`,
  minHeight: '100dvh',
  '&[data-fill]': { height: '100dvh' },
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto minmax(0, 1fr)' },
});
const SkipLink = styled('a')({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: layer.tooltip,
  padding: '10px 16px',
  borderRadius: 8,
  background: color.surface.inverse,
  color: color.text.inverse,
  fontWeight: 550,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
});
const Rail = styled('nav')({
  position: 'sticky',
  top: 0,
  zIndex: layer.rail,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 4,
  height: '100dvh',
  padding: '12px 0',
  overflowY: 'auto',
  scrollbarWidth: 'none',
  borderInlineEnd: `1px solid ${color.border.hairline}`,
  background: color.surface.base,
  '& > div': { marginTop: 'auto', display: 'grid', justifyItems: 'center', gap: 12 },
  [media.phone]: { display: 'none' },
});
const Brand = styled(Link)({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  marginBottom: 16,
  flex: 'none',
});
const TopBar = styled('header')({
  position: 'sticky',
  top: 0,
  zIndex: layer.sticky,
  display: 'none',
  alignItems: 'center',
  gap: 4,
  height: size.topBar,
  padding: '0 8px',
  borderBottom: `1px solid ${color.border.hairline}`,
  background: color.surface.base,
  '& > span': {
    ...typeStyle('h3'),
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  [media.phone]: { display: 'flex' },
});
const Main = styled('main')({
  minWidth: 0,
  '[data-fill] > &': { minHeight: 0, overflow: 'auto' },
  '&:focus': { outline: 'none' },
  [media.phone]: { paddingBottom: `calc(${px(size.bottomBar)} + env(safe-area-inset-bottom))` },
});
const BottomBar = styled('nav')({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: layer.sticky,
  display: 'none',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  padding: '0 4px env(safe-area-inset-bottom)',
  borderTop: `1px solid ${color.border.hairline}`,
  background: color.surface.raised,
  [media.phone]: { display: 'grid' },
});
const DrawerNav = styled('nav')({ display: 'grid', gap: 4 });

/** The frame of the signed-in application: a rail on wide screens, two bars and a drawer on a phone. */
export function AppFrame(props: AppFrameProps): ReactElement {
  const {
    brandLabel,
    brandHref = '/',
    nav,
    navEnd = [],
    userMenu,
    title,
    leading,
    tools,
    drawerEnd,
    fill,
    children,
  } = props;
  const [isOpen, setIsOpen] = useState(false);
  const open = (): void => setIsOpen(true);
  const close = (): void => setIsOpen(false);
  return (
    <Root data-fill={fill || undefined}>
      <SkipLink href="#main">Skip to content</SkipLink>
      <Rail aria-label="Main">
        <Brand tone="plain" href={brandHref} aria-label={brandLabel}>
          <Mark size={26} />
        </Brand>
        {nav.map((item) => (
          <RailLink key={item.label} item={item} />
        ))}
        <div>
          {navEnd.map((item) => (
            <RailLink key={item.label} item={item} />
          ))}
          {userMenu}
        </div>
      </Rail>
      <TopBar>
        {leading ?? <IconButton label="Open menu" icon={<Icon name="menu" size={22} />} onClick={open} />}
        <span>{title}</span>
        {tools}
      </TopBar>
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      <BottomBar aria-label="Main, short">
        {nav
          .filter((item) => item.inBottomBar)
          .map((item) => (
            <BarLink key={item.label} item={item} />
          ))}
        <BarAnchor as="button" type="button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={open}>
          <span>
            <Icon name="menu" size={22} />
          </span>
          More
        </BarAnchor>
      </BottomBar>
      <Drawer open={isOpen} onClose={close} title={brandLabel} side="start">
        <DrawerNav aria-label="All places">
          {[...nav, ...navEnd].map((item) => (
            <DrawerLink key={item.label} item={item} onFollow={close} />
          ))}
        </DrawerNav>
        {drawerEnd}
      </Drawer>
    </Root>
  );
}
