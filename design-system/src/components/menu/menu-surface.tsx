import MuiMenu, { type MenuProps as MuiMenuProps } from '@mui/material/Menu';
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
  side: 'below' | 'beside';
  onClose: () => void;
  children: ReactNode;
}

export function MenuSurface(props: MenuSurfaceProps): ReactElement {
  const { id, labelledBy, anchor, align, side, onClose, children } = props;
  const control = useMemo(() => ({ Item, close: onClose }), [onClose]);
  return (
    <MuiScope>
      <MuiMenu
        id={id}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={onClose}
        variant="menu"
        {...(side === 'beside' ? beside : below(align))}
        slotProps={{ list: { 'aria-labelledby': labelledBy } }}
      >
        <MenuContext value={control}>{children}</MenuContext>
      </MuiMenu>
    </MuiScope>
  );
}

const beside = {
  anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
  transformOrigin: { vertical: 'bottom', horizontal: 'left' },
} as const;

function below(align: 'start' | 'end'): Pick<MuiMenuProps, 'anchorOrigin' | 'transformOrigin'> {
  const horizontal = align === 'end' ? 'right' : 'left';
  return {
    anchorOrigin: { vertical: 'bottom', horizontal },
    transformOrigin: { vertical: 'top', horizontal },
  };
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
