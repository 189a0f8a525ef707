import styled from '@emotion/styled';
import type { ElementType, ReactElement } from 'react';
import { Icon } from '../../components/icon/icon';
import type { IconName } from '../../components/icon/icon-paths';
import { useLinkElement } from '../../internal/link-context';
import { barItemStyle, drawerItemStyle, railItemStyle } from './nav.style';

export interface NavItem {
  /** A place. Without it the item is an action: give `onSelect`. */
  href?: string;
  onSelect?: () => void;
  label: string;
  icon: IconName;
  /** The place on screen now. */
  current?: boolean;
  /** Also stands in the phone's bottom bar; four at most. */
  inBottomBar?: boolean;
}

const RailAnchor = styled.a(railItemStyle);
const BarAnchor = styled.a(barItemStyle);
const DrawerAnchor = styled.a(drawerItemStyle);

export function RailItem({ item }: { item: NavItem }): ReactElement {
  return (
    <RailAnchor {...useTarget(item)}>
      <Icon name={item.icon} />
      {item.label}
    </RailAnchor>
  );
}

export function BarItem({
  item,
  opensDrawer = false,
}: {
  item: NavItem;
  opensDrawer?: boolean;
}): ReactElement {
  return (
    <BarAnchor {...useTarget(item)} aria-haspopup={opensDrawer ? 'dialog' : undefined}>
      <span>
        <Icon name={item.icon} size={22} />
      </span>
      {item.label}
    </BarAnchor>
  );
}

export function DrawerItem({ item, onFollow }: { item: NavItem; onFollow: () => void }): ReactElement {
  const { onClick, ...target } = useTarget(item);
  return (
    <DrawerAnchor
      {...target}
      onClick={() => {
        onFollow();
        onClick?.();
      }}
    >
      <Icon name={item.icon} />
      {item.label}
    </DrawerAnchor>
  );
}

interface Target {
  as: ElementType;
  href?: string;
  type?: string;
  onClick: (() => void) | undefined;
  'aria-current': 'page' | undefined;
}

/** A link to a place, or a button for an action. */
function useTarget({ href, current, onSelect }: NavItem): Target {
  const link = useLinkElement({ href });
  return {
    ...(link ? { as: link, href } : { as: 'button', type: 'button' }),
    onClick: onSelect,
    'aria-current': current ? 'page' : undefined,
  };
}
