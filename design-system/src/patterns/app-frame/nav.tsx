import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { Icon } from '../../components/icon/icon';
import type { IconName } from '../../components/icon/icon-paths';
import { useLinkElement } from '../../internal/link-context';
import { radius } from '../../tokens/radius';
import { color, px, transition } from '../../theme/vars';

export interface NavItem {
  href: string;
  label: string;
  icon: IconName;
  /** The place on screen now. */
  current?: boolean;
  /** Also stands in the phone's bottom bar; four at most. */
  inBottomBar?: boolean;
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
  borderRadius: px(radius.sm),
  color: color.text.muted,
  fontWeight: 500,
  '&:hover': { background: color.surface.hover, color: color.text.primary },
  '&[aria-current]': { background: color.surface.selected, color: color.text.primary },
});

export function RailLink({ item }: { item: NavItem }): ReactElement {
  const link = useLinkElement(item);
  return (
    <RailAnchor as={link} href={item.href} aria-current={item.current ? 'page' : undefined}>
      <Icon name={item.icon} />
      {item.label}
    </RailAnchor>
  );
}

export function BarLink({ item }: { item: NavItem }): ReactElement {
  const link = useLinkElement(item);
  return (
    <BarAnchor as={link} href={item.href} aria-current={item.current ? 'page' : undefined}>
      <span>
        <Icon name={item.icon} size={22} />
      </span>
      {item.label}
    </BarAnchor>
  );
}

export function DrawerLink({ item, onFollow }: { item: NavItem; onFollow: () => void }): ReactElement {
  const link = useLinkElement(item);
  return (
    <DrawerAnchor
      as={link}
      href={item.href}
      aria-current={item.current ? 'page' : undefined}
      onClick={onFollow}
    >
      <Icon name={item.icon} />
      {item.label}
    </DrawerAnchor>
  );
}
