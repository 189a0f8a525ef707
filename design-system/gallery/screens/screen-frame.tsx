import type { ReactElement, ReactNode } from 'react';
import { AccountButton, AppFrame, Menu, MenuDivider, MenuItem, MoreSheet, type NavPlace } from '../../src';
import { addressOf } from '../address';

const places: NavPlace[] = [
  { href: addressOf('screens/today', true), label: 'Today', icon: 'today', inBottomBar: true },
  { href: addressOf('screens/ask', true), label: 'Ask', icon: 'ask', inBottomBar: true },
  { href: addressOf('screens/search', true), label: 'Search', icon: 'search' },
  { href: addressOf('screens/memory', true), label: 'Memory', icon: 'memory', inBottomBar: true },
];

export interface ScreenFrameProps {
  current: string;
  title?: string;
  tools?: ReactNode;
  fill?: boolean;
  children: ReactNode;
}

/** The application's frame around a screen of the gallery. */
export function ScreenFrame({ current, title = current, tools, ...rest }: ScreenFrameProps): ReactElement {
  const user = 'Mara Kessler';
  const all = places.map((place) => ({ ...place, current: place.label === current }));
  return (
    <AppFrame
      brandLabel="Twyn"
      brandHref={addressOf('')}
      groups={[{ label: 'Places', places: all }]}
      foot={[{ href: addressOf('tokens/color'), label: 'Settings', icon: 'settings' }]}
      onFind={() => undefined}
      onCapture={() => undefined}
      account={(where) => (
        <Menu
          side={where === 'rail' ? 'beside' : 'below'}
          trigger={(props) => <AccountButton name={user} {...props} />}
        >
          <MenuItem icon="user">{user}</MenuItem>
          <MenuDivider />
          <MenuItem icon="sign-out">Logout</MenuItem>
        </Menu>
      )}
      title={title}
      tools={tools}
      more={(sheet) => <MoreSheet {...sheet} groups={[{ label: 'Places', places: all }]} />}
      {...rest}
    />
  );
}
