import styled from '@emotion/styled';
import type { ReactElement, ReactNode } from 'react';
import { Drawer } from '../../components/drawer/drawer';
import { space } from '../../theme/css';
import { DrawerItem, type NavItem } from './nav';

export interface NavDrawerProps {
  open: boolean;
  side: 'start' | 'bottom';
  onClose: () => void;
  title: string;
  items: readonly NavItem[];
  children?: ReactNode;
}

const Places = styled.nav({ display: 'grid', gap: space(0.5), marginBottom: space(2) });

/** Every place on a phone. Loaded when it is opened for the first time. */
export function NavDrawer(props: NavDrawerProps): ReactElement {
  const { open, side, onClose, title, items, children } = props;
  return (
    <Drawer open={open} onClose={onClose} title={title} side={side}>
      <Places aria-label="All places">
        {items.map((item) => (
          <DrawerItem key={item.label} item={item} onFollow={onClose} />
        ))}
      </Places>
      {children}
    </Drawer>
  );
}
