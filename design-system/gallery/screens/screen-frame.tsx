import type { ReactElement, ReactNode } from 'react';
import { AppFrame, Avatar, Icon, IconButton, Menu, MenuDivider, MenuItem, type NavItem } from '../../src';
import { addressOf } from '../address';

const places: NavItem[] = [
  { href: addressOf('screens/today', true), label: 'Today', icon: 'today', inBottomBar: true },
  { href: addressOf('screens/ask', true), label: 'Ask', icon: 'ask', inBottomBar: true },
  { href: addressOf('screens/search', true), label: 'Search', icon: 'search' },
  { href: addressOf('screens/memory', true), label: 'Memory', icon: 'memory', inBottomBar: true },
];

export interface ScreenFrameProps {
  current: string;
  title?: string;
  leading?: ReactNode;
  tools?: ReactNode;
  fill?: boolean;
  children: ReactNode;
}

/** The application's frame around a screen of the gallery. */
export function ScreenFrame({ current, title = current, tools, ...rest }: ScreenFrameProps): ReactElement {
  const user = 'Mara Kessler';
  return (
    <AppFrame
      brandLabel="Twyn"
      brandHref={addressOf('')}
      nav={places.map((place) => ({ ...place, current: place.label === current }))}
      navEnd={[{ href: addressOf('tokens/color'), label: 'Settings', icon: 'settings' }]}
      userMenu={
        <Menu
          side="beside"
          trigger={(props) => (
            <IconButton {...props} label={user} icon={<Avatar name={user} />} tooltipPlacement="right" />
          )}
        >
          <MenuItem icon="user">{user}</MenuItem>
          <MenuDivider />
          <MenuItem icon="sign-out">Sign out</MenuItem>
        </Menu>
      }
      title={title}
      tools={tools ?? <IconButton label="Search" icon={<Icon name="search" size={22} />} />}
      {...rest}
    />
  );
}
