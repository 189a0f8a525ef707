import styled from '@emotion/styled';
import { createContext, use, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { space, typeStyle } from '../../theme/css';
import { color } from '../../theme/vars';
import { Divider } from '../divider/divider';
import type { IconName } from '../icon/icon-paths';

export interface MenuItemProps {
  children: ReactNode;
  icon?: IconName;
  /** @default 'default' */
  tone?: 'default' | 'danger';
  /** The choice that holds now. */
  selected?: boolean;
  disabled?: boolean;
  href?: string;
  onSelect?: () => void;
}

interface MenuControl {
  /** Comes with the lazy surface, so that naming a menu's items costs nothing. */
  Item: ComponentType<MenuItemProps>;
  close: () => void;
}

export const MenuContext = createContext<MenuControl | null>(null);

/** Closes its menu, then acts. */
export function MenuItem({ onSelect, ...rest }: MenuItemProps): ReactElement {
  const menu = use(MenuContext);
  if (!menu) throw new Error('MenuItem belongs inside Menu');
  return (
    <menu.Item
      {...rest}
      onSelect={() => {
        menu.close();
        onSelect?.();
      }}
    />
  );
}

const Heading = styled.li({
  ...typeStyle('caption'),
  display: 'grid',
  padding: space(1, 1.5),
  color: color.text.muted,
  overflowWrap: 'anywhere',
  '& strong': { ...typeStyle('label'), color: color.text.primary },
});

/** Says whose menu it is. Not a choice: the arrow keys pass it by. */
export function MenuHeading({ children }: { children: ReactNode }): ReactElement {
  return (
    <Heading role="menuitem" aria-disabled>
      {children}
    </Heading>
  );
}

/** Sets groups of items apart. */
export function MenuDivider(): ReactElement {
  return (
    <li role="separator">
      <Divider />
    </li>
  );
}
