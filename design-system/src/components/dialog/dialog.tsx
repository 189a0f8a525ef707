import MuiDialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useId, type ReactElement, type ReactNode } from 'react';
import { color, space, typeStyle } from '../../theme/vars';
import { Icon } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one last. */
  actions?: ReactNode;
  /** Keeps an unfinished answer from being lost to a click beside the dialog. @default false */
  keepOpenOnBackdrop?: boolean;
}

const Head = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  padding: space(2.5, 2, 1, 3),
  '& h2': { ...typeStyle('h2'), flex: 1, paddingTop: 2 },
});
const Body = styled('div')({ padding: space(0, 3, 3), overflowY: 'auto', color: color.text.muted });
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 8,
  padding: space(2, 3),
  borderTop: `1px solid ${color.border.hairline}`,
});

/** One decision or one short form. Traps focus, closes on Escape, gives focus back. */
export function Dialog(props: DialogProps): ReactElement {
  const { open, onClose, title, children, actions, keepOpenOnBackdrop = false } = props;
  const titleId = useId();
  return (
    <MuiDialog
      open={open}
      aria-labelledby={titleId}
      onClose={(_event, reason) => {
        if (reason === 'backdropClick' && keepOpenOnBackdrop) return;
        onClose();
      }}
    >
      <Head>
        <h2 id={titleId}>{title}</h2>
        <IconButton size="sm" label="Close" icon={<Icon name="close" size={18} />} onClick={onClose} />
      </Head>
      {children && <Body>{children}</Body>}
      {actions && <Actions>{actions}</Actions>}
    </MuiDialog>
  );
}
