import MuiMenu from '@mui/material/Menu';
import MuiMenuItem from '@mui/material/MenuItem';
import { useId, useState, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { createContext, use } from 'react';
import { useLinkElement } from '../../internal/link-context';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';

export interface MenuTriggerProps {
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

export interface MenuProps {
  /** Draws the control that opens the menu: spread the given props on a button. */
  trigger: (props: MenuTriggerProps) => ReactElement;
  /** `MenuItem`, `MenuDivider`, `MenuHeading`. */
  children: ReactNode;
  /** Side of the trigger the menu is flush with. @default 'end' */
  align?: 'start' | 'end';
}

const CloseContext = createContext<() => void>(() => undefined);

/** Actions on one thing. */
export function Menu({ trigger, children, align = 'end' }: MenuProps): ReactElement {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = (): void => {
    setAnchor(null);
  };
  const horizontal = align === 'end' ? 'right' : 'left';
  return (
    <>
      {trigger({
        id: `${id}-trigger`,
        'aria-haspopup': 'menu',
        'aria-expanded': anchor !== null,
        'aria-controls': anchor ? id : undefined,
        onClick: (event) => {
          setAnchor(event.currentTarget);
        },
      })}
      <CloseContext value={close}>
        <MuiMenu
          id={id}
          open={anchor !== null}
          anchorEl={anchor}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal }}
          transformOrigin={{ vertical: 'top', horizontal }}
          slotProps={{ list: { 'aria-labelledby': `${id}-trigger` } }}
        >
          {children}
        </MuiMenu>
      </CloseContext>
    </>
  );
}

export interface MenuItemProps {
  children: ReactNode;
  icon?: IconName;
  /** @default 'default' */
  tone?: 'default' | 'danger';
  selected?: boolean;
  disabled?: boolean;
  href?: string;
  onSelect?: () => void;
}

/** Closes its menu, then acts. */
export function MenuItem({
  children,
  icon,
  tone = 'default',
  href,
  onSelect,
  ...rest
}: MenuItemProps): ReactElement {
  const close = use(CloseContext);
  const link = useLinkElement({ href });
  return (
    <MuiMenuItem
      data-tone={tone}
      {...(link && { component: link, href })}
      onClick={() => {
        close();
        onSelect?.();
      }}
      {...rest}
    >
      {icon && <Icon name={icon} size={18} />}
      {children}
    </MuiMenuItem>
  );
}
