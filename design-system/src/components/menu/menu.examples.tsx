import type { ReactElement } from 'react';
import { Icon } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';
import { Menu } from './menu';
import { MenuDivider, MenuHeading, MenuItem } from './menu-item';

export function ActionsOnOneThing(): ReactElement {
  return (
    <Menu
      align="start"
      trigger={(props) => <IconButton {...props} label="Actions" icon={<Icon name="more" />} />}
    >
      <MenuItem icon="edit">Correct</MenuItem>
      <MenuItem icon="archive">Archive</MenuItem>
      <MenuItem icon="copy" disabled>
        Copy
      </MenuItem>
      <MenuItem icon="link" href="#source">
        Open the source
      </MenuItem>
      <MenuDivider />
      <MenuItem icon="trash" tone="danger">
        Forget
      </MenuItem>
    </Menu>
  );
}

export function OfAPerson(): ReactElement {
  return (
    <Menu trigger={(props) => <IconButton {...props} label="Account" icon={<Icon name="user" />} />}>
      <MenuHeading>
        <strong>Mara Kessler</strong>
        mara@kessler.example
      </MenuHeading>
      <MenuDivider />
      <MenuItem icon="sign-out">Sign out</MenuItem>
    </Menu>
  );
}
