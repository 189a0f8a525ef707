import styled from '@emotion/styled';
import MuiDrawer, { type DrawerProps as MuiDrawerProps } from '@mui/material/Drawer';
import { useId, type ReactElement, type ReactNode } from 'react';
import { flag } from '../../internal/flag';
import { useIsPhone } from '../../internal/use-is-phone';
import { space, typeStyle } from '../../theme/css';
import { MuiScope } from '../../theme/mui-scope';
import { edge } from '../../theme/vars';
import { size } from '../../tokens/size';
import { Icon } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /**
   * `start` for navigation, `end` for tools of the page, `bottom` for a sheet on phones; `panel` for an original to be
   * read: wider, at the end, and on a phone a sheet. @default 'end'
   */
  side?: 'start' | 'end' | 'bottom' | 'panel';
}

const anchors = { start: 'left', end: 'right', bottom: 'bottom' } as const;

const Head = styled.div({
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  flex: 'none',
  minHeight: size.topBar,
  padding: space(0, 1, 0, 2.5),
  borderBottom: edge.hairline,
});
const Title = styled.h2({ ...typeStyle('h3'), flex: 1, minWidth: 0 });
const Body = styled.div({ flex: 1, minHeight: 0, padding: space(2), overflowY: 'auto' });

type PaperSlot = NonNullable<MuiDrawerProps['slotProps']>['paper'];

/** A panel over the page. Traps focus, closes on Escape, gives focus back. */
export function Drawer({ open, onClose, title, children, side = 'end' }: DrawerProps): ReactElement {
  const titleId = useId();
  const isPhone = useIsPhone();
  const isPanel = side === 'panel';
  return (
    <MuiScope>
      <MuiDrawer
        open={open}
        onClose={onClose}
        anchor={anchors[isPanel ? (isPhone ? 'bottom' : 'end') : side]}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-labelledby': titleId,
            'data-wide': flag(isPanel && !isPhone),
          } as PaperSlot,
        }}
      >
        <Head>
          <Title id={titleId}>{title}</Title>
          <IconButton label="Close" icon={<Icon name="close" size={18} />} onClick={onClose} />
        </Head>
        <Body>{children}</Body>
      </MuiDrawer>
    </MuiScope>
  );
}
