import { Global } from '@emotion/react';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider, type CustomContentProps } from 'notistack';
import { useEffect, type ReactElement, type Ref } from 'react';
import { media, px } from '../../theme/css';
import { size } from '../../tokens/size';
import { connectToaster, type Toast } from './notify';
import { ToastCard } from './toast-card';
import { ToastTransition } from './toast-transition';

declare module 'notistack' {
  interface VariantOverrides {
    toast: { toast: Toast };
  }
}

const MAX_AT_ONCE = 3;

/** Below the bar in which a screen has its actions: a toast answers one of them and must not cover the next. */
const STACK = 'div.notistack-SnackbarContainer';
const belowTheTools = {
  [STACK]: { top: px(size.threadHead) },
  // The frame leaves room for it there.
  [media.phone]: {
    [STACK]: { top: px(size.topBar) },
    [`:root:has([data-place-tabs]) ${STACK}`]: { top: px(size.topBar + size.tab) },
  },
};

/** Stacks toasts at the top right. */
export function ToastStack(): ReactElement {
  useEffect(() => connectToaster(enqueue), []);
  return (
    <>
      <Global styles={belowTheTools} />
      <SnackbarProvider
        Components={{ toast: StackedToast }}
        TransitionComponent={ToastTransition}
        maxSnack={MAX_AT_ONCE}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      />
    </>
  );
}

/** `persist`: the card keeps its own time, because notistack's does not wait for the focus. */
function enqueue(toast: Toast): void {
  enqueueSnackbar({ variant: 'toast', toast, persist: true });
}

function StackedToast({
  id,
  toast,
  ref,
}: CustomContentProps & { toast: Toast; ref?: Ref<HTMLDivElement> }): ReactElement {
  return <ToastCard ref={ref} toast={toast} onClose={() => closeSnackbar(id)} />;
}
