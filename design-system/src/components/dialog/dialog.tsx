import styled from '@emotion/styled';
import MuiDialog from '@mui/material/Dialog';
import { useId, type ReactElement, type ReactNode } from 'react';
import { media, space, typeStyle } from '../../theme/css';
import { MuiScope } from '../../theme/mui-scope';
import { color, edge } from '../../theme/vars';
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

const Head = styled.div({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(1),
  padding: space(2.5, 1.5, 1, 3),
  // centred on the first line of the title
  '& button': { marginBlock: space(-0.25), [media.touch]: { marginBlock: space(-1) } },
});
const Title = styled.h2({ ...typeStyle('h2'), flex: 1, minWidth: 0 });
const Body = styled.div({ padding: space(0, 3, 3), overflowY: 'auto', color: color.text.muted });
const Actions = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space(1),
  padding: space(2, 3),
  borderTop: edge.hairline,
});

/** One decision or one short form. Traps focus, closes on Escape, gives focus back. */
export function Dialog(props: DialogProps): ReactElement {
  const { open, onClose, title, children, actions, keepOpenOnBackdrop = false } = props;
  const titleId = useId();
  return (
    <MuiScope>
      <MuiDialog
        open={open}
        aria-labelledby={titleId}
        onClose={(_event, reason) => {
          if (reason === 'escapeKeyDown' || !keepOpenOnBackdrop) onClose();
        }}
      >
        <Head>
          <Title id={titleId}>{title}</Title>
          <IconButton size="sm" label="Close" icon={<Icon name="close" size={18} />} onClick={onClose} />
        </Head>
        {children && <Body>{children}</Body>}
        {actions && <Actions>{actions}</Actions>}
      </MuiDialog>
    </MuiScope>
  );
}
