import { styled } from '@mui/material/styles';
import {
  SnackbarContent,
  SnackbarProvider,
  closeSnackbar,
  enqueueSnackbar,
  type CustomContentProps,
} from 'notistack';
import { useEffect, type ReactElement } from 'react';
import { radius } from '../../tokens/radius';
import { color, px, shadow } from '../../theme/vars';
import { Button } from '../button/button';
import { calloutTones, toneIcons } from '../callout/callout';
import { Icon } from '../icon/icon';
import { connectToaster, type Toast } from './notify';

declare module 'notistack' {
  interface VariantOverrides {
    toast: { toast: Toast };
  }
}

const Surface = styled(SnackbarContent)({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 48,
  padding: '10px 8px 10px 16px',
  border: `1px solid ${color.border.hairline}`,
  borderRadius: px(radius.md),
  background: color.surface.overlay,
  boxShadow: shadow.float,
  '& > svg': { color: 'var(--s-fg)' },
  '& > span': { flex: 1, minWidth: 0 },
  ...Object.fromEntries(
    calloutTones.map((tone) => [`&[data-tone="${tone}"]`, { '--s-fg': color.status[tone].fg }]),
  ),
});

function ToastView({
  id,
  toast,
  ref,
}: CustomContentProps & { toast: Toast; ref?: React.Ref<HTMLDivElement> }): ReactElement {
  return (
    <Surface ref={ref} role={toast.tone === 'danger' ? 'alert' : 'status'} data-tone={toast.tone}>
      <Icon name={toneIcons[toast.tone]} />
      <span>{toast.message}</span>
      {toast.action && (
        <Button
          tone="quiet"
          size="sm"
          onClick={() => {
            closeSnackbar(id);
            toast.action?.onSelect();
          }}
        >
          {toast.action.label}
        </Button>
      )}
    </Surface>
  );
}

const Components = { toast: ToastView };

/** Where toasts appear. Mount once, next to the application. */
export function Toaster(): ReactElement {
  useEffect(
    () =>
      connectToaster((toast) => {
        enqueueSnackbar({
          variant: 'toast',
          toast,
          message: toast.message,
          autoHideDuration: toast.durationMs,
        });
      }),
    [],
  );
  return (
    <SnackbarProvider
      Components={Components}
      maxSnack={3}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      preventDuplicate
    />
  );
}
