import { styled } from '@mui/material/styles';
import type { ElementType, ReactElement } from 'react';
import { Icon } from '../../components/icon/icon';
import type { IconName } from '../../components/icon/icon-paths';
import { useLinkElement } from '../../internal/link-context';
import { radius } from '../../tokens/radius';
import { color, px, transition } from '../../theme/vars';

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

interface Target {
  as: ElementType;
  href?: string;
  type?: string;
  onClick: (() => void) | undefined;
  'aria-current': 'page' | undefined;
}

const shared = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 3,
  border: 0,
  background: 'none',
  color: color.text.muted,
  fontSize: '0.6875rem',
  lineHeight: '0.875rem',
  fontWeight: 500,
  cursor: 'pointer',
  transition: transition(['background-color', 'color']),
} as const;

const RailAnchor = styled('a')({
  ...shared,
  width: 56,
  minHeight: 52,
  borderRadius: px(radius.sm),
  '&:hover': { background: color.surface.hover },
  '&[aria-current]': { background: color.surface.selected, color: color.text.primary },
});

export const BarAnchor = styled('a')({
  ...shared,
  minHeight: 64,
  padding: 0,
  '& > span': { display: 'grid', placeItems: 'center', width: 48, height: 26, borderRadius: 13 },
  '&[aria-current]': { color: color.text.primary },
  '&[aria-current] > span': { background: color.surface.selected },
  '&:focus-visible': { outlineOffset: -2 },
});

const DrawerAnchor = styled('a')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 48,
  padding: '0 12px',
  border: 0,
  borderRadius: px(radius.sm),
  background: 'none',
  color: color.text.muted,
  fontWeight: 500,
  '&:hover': { background: color.surface.hover, color: color.text.primary },
  '&[aria-current]': { background: color.surface.selected, color: color.text.primary },
});

export function RailLink({ item }: { item: NavItem }): ReactElement {
  return (
    <RailAnchor {...useTarget(item)}>
      <Icon name={item.icon} />
      {item.label}
    </RailAnchor>
  );
}

export function BarLink({ item }: { item: NavItem }): ReactElement {
  return (
    <BarAnchor {...useTarget(item)}>
      <span>
        <Icon name={item.icon} size={22} />
      </span>
      {item.label}
    </BarAnchor>
  );
}

export function DrawerLink({ item, onFollow }: { item: NavItem; onFollow: () => void }): ReactElement {
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

/** A link to a place, or a button for an action. */
function useTarget({ href, current, onSelect }: NavItem): Target {
  const link = useLinkElement({ href });
  return {
    ...(link ? { as: link, href } : { as: 'button', type: 'button' }),
    onClick: onSelect,
    'aria-current': current ? 'page' : undefined,
  };
}
