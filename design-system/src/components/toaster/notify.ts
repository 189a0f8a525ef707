import type { CalloutProps } from '../callout/callout';

export interface ToastAction {
  label: string;
  onSelect: () => void;
}

export interface Toast {
  message: string;
  tone: NonNullable<CalloutProps['tone']>;
  durationMs: number;
  action?: ToastAction;
}

export interface ToastOptions {
  /** One verb, such as Undo. */
  action?: ToastAction;
  durationMs?: number;
}

type Show = (toast: Toast) => void;

const waiting: Toast[] = [];
let show: Show | undefined;

/** Milliseconds a toast stays, fixed by the specification. */
export const toastDurationMs = { info: 4000, warning: 4000, success: 3000, danger: 5000 } as const;

/** Shows a toast from anywhere; what is said before the toaster is mounted waits for it. */
export const notify = {
  info: (message: string, options?: ToastOptions): void => send('info', message, options),
  success: (message: string, options?: ToastOptions): void => send('success', message, options),
  warning: (message: string, options?: ToastOptions): void => send('warning', message, options),
  error: (message: string, options?: ToastOptions): void => send('danger', message, options),
};

/** Connects the mounted toaster; returns the way to disconnect it. */
export function connectToaster(next: Show): () => void {
  show = next;
  for (const toast of waiting.splice(0)) next(toast);
  return () => {
    if (show === next) show = undefined;
  };
}

function send(tone: Toast['tone'], message: string, options: ToastOptions = {}): void {
  const toast = { tone, message, durationMs: toastDurationMs[tone], ...options };
  if (show) show(toast);
  else waiting.push(toast);
}
