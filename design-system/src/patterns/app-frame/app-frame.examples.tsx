import { useState, type ReactElement } from 'react';
import { Avatar } from '../../components/avatar/avatar';
import { Icon } from '../../components/icon/icon';
import { IconButton } from '../../components/icon-button/icon-button';
import { Page } from '../../components/layout/page';
import { Menu } from '../../components/menu/menu';
import { MenuItem } from '../../components/menu/menu-item';
import { PageHeader } from '../page-header/page-header';
import { AppFrame } from './app-frame';
import type { NavItem } from './nav';

const places: NavItem[] = [
  { href: '#today', label: 'Today', icon: 'today', inBottomBar: true },
  { href: '#ask', label: 'Ask', icon: 'ask', inBottomBar: true },
  { href: '#search', label: 'Search', icon: 'search' },
  { href: '#memory', label: 'Memory', icon: 'memory', inBottomBar: true },
];

export function Shell(): ReactElement {
  const [hasCaptured, setHasCaptured] = useState(false);
  const capture: NavItem = {
    label: 'Capture',
    icon: 'plus',
    inBottomBar: true,
    onSelect: () => setHasCaptured(true),
  };
  return (
    <AppFrame
      brandLabel="Twyn"
      brandHref="#home"
      nav={[...places.map((place, index) => ({ ...place, current: index === 0 })), capture]}
      navEnd={[{ href: '#settings', label: 'Settings', icon: 'settings' }]}
      userMenu={
        <Menu
          side="beside"
          trigger={(props) => (
            <IconButton
              {...props}
              label="Mara Kessler"
              icon={<Avatar name="Mara Kessler" />}
              tooltipPlacement="right"
            />
          )}
        >
          <MenuItem icon="sign-out">Sign out</MenuItem>
        </Menu>
      }
      title="Today"
      tools={<IconButton label="Search" href="#search" icon={<Icon name="search" size={22} />} />}
    >
      <Page>
        <PageHeader title="Good morning, Mara" context="Thursday 12 March, 07:04" />
        {hasCaptured ? 'Captured.' : 'The content of the screen.'}
      </Page>
    </AppFrame>
  );
}
