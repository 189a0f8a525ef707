import styled from '@emotion/styled';
import type { ReactElement, Ref } from 'react';
import { statusIcons, statusVars } from '../../internal/status';
import { corner, space } from '../../theme/css';
import { color, edge, shadow } from '../../theme/vars';
import { size } from '../../tokens/size';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import type { Toast } from './notify';
import { useAutoClose } from './use-auto-close';

export interface ToastCardProps {
  toast: Toast;
  onClose: () => void;
  ref?: Ref<HTMLDivElement>;
}

const Root = styled.div({
  ...statusVars,
  display: 'flex',
  alignItems: 'center',
  gap: space(1.5),
  width: '100%',
  maxWidth: size.toast,
  minHeight: size.controlLg,
  padding: space(1, 1, 1, 2),
  border: edge.hairline,
  borderRadius: corner('md'),
  background: color.surface.overlay,
  color: color.text.primary,
  boxShadow: shadow.float,
  '& > svg': { color: 'var(--s-fg)' },
});
const Message = styled.span({ flex: 1, minWidth: 0, paddingInlineEnd: space(1), overflowWrap: 'anywhere' });

/** One line and at most one action. Waits while it is hovered or focused. */
export function ToastCard({ toast, onClose, ref }: ToastCardProps): ReactElement {
  const { message, tone, action, durationMs } = toast;
  const pause = useAutoClose(durationMs, onClose);
  return (
    <Root ref={ref} role={tone === 'danger' ? 'alert' : 'status'} data-tone={tone} {...pause}>
      <Icon name={statusIcons[tone]} />
      <Message>{message}</Message>
      {action && (
        <Button
          tone="quiet"
          size="sm"
          onClick={() => {
            onClose();
            action.onSelect();
          }}
        >
          {action.label}
        </Button>
      )}
    </Root>
  );
}
