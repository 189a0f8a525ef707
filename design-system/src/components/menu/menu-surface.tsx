import MuiMenu from '@mui/material/Menu';
import MuiMenuItem from '@mui/material/MenuItem';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { useLinkElement } from '../../internal/link-context';
import { MuiScope } from '../../theme/mui-scope';
import { Icon } from '../icon/icon';
import { MenuContext, type MenuItemProps } from './menu-item';

export interface MenuSurfaceProps {
  id: string;
  labelledBy: string;
  anchor: HTMLElement | null;
  align: 'start' | 'end';
  onClose: () => void;
  children: ReactNode;
}

export function MenuSurface({
  id,
  labelledBy,
  anchor,
  align,
  onClose,
  children,
}: MenuSurfaceProps): ReactElement {
  const horizontal = align === 'end' ? 'right' : 'left';
  const control = useMemo(() => ({ Item, close: onClose }), [onClose]);
  return (
    <MuiScope>
      <MuiMenu
        id={id}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={onClose}
        variant="menu"
        anchorOrigin={{ vertical: 'bottom', horizontal }}
        transformOrigin={{ vertical: 'top', horizontal }}
        slotProps={{ list: { 'aria-labelledby': labelledBy } }}
      >
        <MenuContext value={control}>{children}</MenuContext>
      </MuiMenu>
    </MuiScope>
  );
}

function Item({ children, icon, tone = 'default', href, onSelect, ...rest }: MenuItemProps): ReactElement {
  const link = useLinkElement({ href });
  return (
    <MuiMenuItem data-tone={tone} {...(link && { component: link, href })} onClick={onSelect} {...rest}>
      {icon && <Icon name={icon} size={18} />}
      {children}
    </MuiMenuItem>
  );
}
