import { useState, type ReactElement } from 'react';
import { IconButton } from '../../components/icon-button/icon-button';
import { Icon } from '../../components/icon/icon';
import { Page } from '../../components/layout/page';
import { Menu } from '../../components/menu/menu';
import { MenuItem } from '../../components/menu/menu-item';
import { PageHeader } from '../page-header/page-header';
import { AccountButton } from './account-button';
import { AppFrame } from './app-frame';
import { MoreSheet } from './more-sheet';
import type { NavGroup } from './nav';

const groups: NavGroup[] = [
  {
    label: 'Now',
    places: [
      {
        href: '#today',
        label: 'Today',
        icon: 'today',
        current: true,
        inBottomBar: true,
        children: [
          { href: '#today', label: 'Overview', current: true },
          { href: '#reminders', label: 'Reminders', waiting: 3 },
        ],
      },
      { href: '#ask', label: 'Ask', icon: 'ask', inBottomBar: true },
    ],
  },
  {
    label: 'Life and home',
    places: [
      { href: '#memory', label: 'Memory', icon: 'memory', inBottomBar: true },
      { href: '#home', label: 'Home', icon: 'home' },
    ],
  },
];

export function Shell(): ReactElement {
  const [done, setDone] = useState('The content of the screen.');
  return (
    <AppFrame
      brandLabel="Twyn"
      brandHref="#home"
      groups={groups}
      foot={[{ href: '#settings', label: 'Settings', icon: 'settings' }]}
      onFind={() => setDone('Found.')}
      onCapture={() => setDone('Captured.')}
      account={(where) => (
        <Menu
          side={where === 'rail' ? 'beside' : 'below'}
          trigger={(props) => <AccountButton name="Mara Kessler" {...props} />}
        >
          <MenuItem icon="sign-out">Logout</MenuItem>
        </Menu>
      )}
      title="Today"
      tools={<IconButton label="New" icon={<Icon name="plus" size={22} />} />}
      more={(sheet) => (
        <MoreSheet
          {...sheet}
          groups={groups.map(({ label, places }) => ({
            label,
            places: places.map((place) => ({ ...place, line: 'as it is now' })),
          }))}
        />
      )}
    >
      <Page>
        <PageHeader title="Good morning, Mara" context="Thursday 12 March, 07:04" />
        {done}
      </Page>
    </AppFrame>
  );
}
