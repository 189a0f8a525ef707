import styled from '@emotion/styled';
import { useState, type ReactElement, type ReactNode } from 'react';
import { flag } from '../../internal/flag';
import { Icon } from '../../components/icon/icon';
import { IconButton } from '../../components/icon-button/icon-button';
import { Link } from '../../components/link/link';
import { Logo } from '../../components/logo/logo';
import { TabLinks } from '../../components/tab-links/tab-links';
import * as style from './app-frame.style';
import { BarItem, RailPlace, type NavGroup, type NavPlace } from './nav';
import { RailHead } from './rail-head';

export interface AppFrameProps {
  /** Name of the product, for the home link. */
  brandLabel: string;
  /** @default '/' */
  brandHref?: string;
  /** Every place, in order. */
  groups: readonly NavGroup[];
  /** Places at the foot of the rail, such as Settings. */
  foot?: readonly NavPlace[];
  /** Opens the field that goes anywhere and does anything. */
  onFind: () => void;
  onCapture: () => void;
  /** An `AccountButton` with its menu: at the foot of the rail, and in the top bar of a phone. */
  account?: (where: 'rail' | 'bar') => ReactNode;
  /** Phone: what the top bar says. */
  title?: ReactNode;
  /** Phone: buttons of the page in the top bar. */
  tools?: ReactNode;
  /** Phone: a `MoreSheet`. Asked for from the first opening on, so that it may be lazy. */
  more: (sheet: { open: boolean; onClose: () => void }) => ReactNode;
  /** Wide windows: shows icons only. @default false */
  isFolded?: boolean;
  /** Stands between the bars and the page, and pushes the page down rather than covering it. */
  banner?: ReactNode;
  /** The document does not scroll; the content arranges its own panes. @default false */
  fill?: boolean;
  children: ReactNode;
}

const Root = styled.div(style.frameStyle);
const SkipLink = styled.a(style.skipLinkStyle);
const Rail = styled.nav(style.railStyle);
const Brand = styled(Link)(style.brandStyle);
const BrandName = styled.span(style.brandNameStyle);
const Group = styled.div(style.groupStyle);
const RailEnd = styled.div(style.railEndStyle);
const Column = styled.div(style.columnStyle);
const ToastRoom = styled.div(style.toastRoomStyle);
const Main = styled.main(style.mainStyle);

/** The frame of the signed-in application: a rail on wide screens, two bars and a sheet on a phone. */
export function AppFrame(props: AppFrameProps): ReactElement {
  const { brandLabel, brandHref = '/', groups, foot = [], onFind, onCapture } = props;
  const { account, banner, isFolded = false, fill = false, children } = props;
  const place = [...groups.flatMap(({ places }) => places), ...foot].find(({ current }) => current);
  return (
    <Root data-fill={flag(fill)} data-rail={isFolded ? 'folded' : 'open'}>
      <SkipLink href="#main">Skip to content</SkipLink>
      <Rail aria-label="Main">
        <Brand tone="plain" href={brandHref} aria-label={brandLabel}>
          <Logo size={26} />
          <BrandName aria-hidden>{brandLabel}</BrandName>
        </Brand>
        <RailHead onFind={onFind} onCapture={onCapture} />
        {groups.map(({ label, places }) => (
          <Group key={label} role="group" aria-label={label}>
            {places.map((each) => (
              <RailPlace key={each.href} place={each} />
            ))}
          </Group>
        ))}
        <RailEnd>
          {foot.map((each) => (
            <RailPlace key={each.href} place={each} />
          ))}
          {account?.('rail')}
        </RailEnd>
      </Rail>
      <Column>
        <TopBar {...props} />
        {place?.children && <PlaceTabs place={place} tabs={place.children} />}
        <ToastRoom />
        {banner}
        <Main id="main" tabIndex={-1}>
          {children}
        </Main>
      </Column>
      <BottomBar {...props} place={place} />
    </Root>
  );
}

const Bar = styled.header(style.topBarStyle);
const BarBrand = styled(Link)(style.barBrandStyle);
const BarTitle = styled.span(style.topBarTitleStyle);

function TopBar(props: AppFrameProps): ReactElement {
  const { brandLabel, brandHref = '/', title, tools, onFind, account } = props;
  return (
    <Bar>
      <BarBrand tone="plain" href={brandHref} aria-label={brandLabel}>
        <Logo size={24} />
      </BarBrand>
      <BarTitle>{title}</BarTitle>
      {tools}
      <IconButton label="Find or do" icon={<Icon name="search" size={22} />} onClick={onFind} />
      {account?.('bar')}
    </Bar>
  );
}

const Tabs = styled.div(style.placeTabsStyle);

/** The children of the place on screen, where the rail has no room for them. */
function PlaceTabs({
  place,
  tabs,
}: {
  place: NavPlace;
  tabs: NonNullable<NavPlace['children']>;
}): ReactElement {
  return (
    <Tabs data-place-tabs>
      <TabLinks label={place.label} items={tabs} />
    </Tabs>
  );
}

const BarNav = styled.nav(style.bottomBarStyle);

function BottomBar(props: AppFrameProps & { place: NavPlace | undefined }): ReactElement {
  const { groups, onCapture, more, place } = props;
  /** Undefined until the sheet is opened for the first time. */
  const [isMoreOpen, setIsMoreOpen] = useState<boolean>();
  const inBar = groups.flatMap(({ places }) => places).filter(({ inBottomBar }) => inBottomBar);
  const links = inBar.map(({ href, label, icon, current, children }) => (
    <BarItem
      key={href}
      href={href}
      label={label}
      icon={icon}
      current={current}
      hasChildren={children !== undefined}
    />
  ));
  return (
    <>
      <BarNav aria-label="Main, short">
        {links.slice(0, CAPTURE_AT)}
        <BarItem label="Capture" icon="plus" onSelect={onCapture} />
        {links.slice(CAPTURE_AT)}
        <BarItem
          label="More"
          icon="menu"
          onSelect={() => setIsMoreOpen(true)}
          // It stands for every place that it holds.
          current={place !== undefined && !place.inBottomBar}
          hasChildren
          opensDialog
        />
      </BarNav>
      {isMoreOpen !== undefined && more({ open: isMoreOpen, onClose: () => setIsMoreOpen(false) })}
    </>
  );
}

/** In the middle of the bar, where either thumb reaches it. */
const CAPTURE_AT = 2;
