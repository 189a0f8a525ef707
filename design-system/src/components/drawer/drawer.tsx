import MuiDrawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import { useId, type ReactElement, type ReactNode } from 'react';
import { color, space, typeStyle } from '../../theme/vars';
import { Icon } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** `start` for navigation, `end` for a source beside the page, `bottom` for a sheet on phones. @default 'end' */
  side?: 'start' | 'end' | 'bottom';
}

const anchors = { start: 'left', end: 'right', bottom: 'bottom' } as const;

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 56,
  padding: space(1, 1, 1, 2.5),
  borderBottom: `1px solid ${color.border.hairline}`,
  '& h2': { ...typeStyle('h3'), flex: 1, minWidth: 0 },
});
const Body = styled('div')({ flex: 1, minHeight: 0, padding: space(2), overflowY: 'auto' });

/** A panel over the page. Traps focus, closes on Escape, gives focus back. */
export function Drawer({ open, onClose, title, children, side = 'end' }: DrawerProps): ReactElement {
  const titleId = useId();
  return (
    <MuiDrawer
      open={open}
      onClose={onClose}
      anchor={anchors[side]}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId } }}
    >
      <Head>
        <h2 id={titleId}>{title}</h2>
        <IconButton label="Close" icon={<Icon name="close" size={18} />} onClick={onClose} />
      </Head>
      <Body>{children}</Body>
    </MuiDrawer>
  );
}
