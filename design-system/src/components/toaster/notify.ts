import type { StatusTone } from '../../internal/status';

export interface ToastAction {
  label: string;
  onSelect: () => void;
}

export interface Toast {
  message: string;
  tone: StatusTone;
  durationMs: number;
  action?: ToastAction;
}

export interface ToastOptions {
  /** One verb, such as Undo. */
  action?: ToastAction;
  durationMs?: number;
}

type Listener<Arguments extends unknown[]> = (...args: Arguments) => void;

/** Milliseconds a toast stays, as the specification fixes them. */
export const toastDurationMs = { info: 4000, warning: 4000, success: 3000, danger: 5000 } as const;

const waiting: Toast[] = [];
let show: Listener<[Toast]> | undefined;
let wake: Listener<[]> | undefined;

/** Shows a toast from anywhere. What is said before the toaster is ready waits for it. */
export const notify = {
  info: (message: string, options?: ToastOptions): void => send('info', message, options),
  success: (message: string, options?: ToastOptions): void => send('success', message, options),
  warning: (message: string, options?: ToastOptions): void => send('warning', message, options),
  error: (message: string, options?: ToastOptions): void => send('danger', message, options),
};

/** Tells when a toast waits and nothing is there to show it. Returns the way to stop listening. */
export function onToastWaiting(listener: Listener<[]>): () => void {
  wake = listener;
  if (waiting.length > 0) listener();
  return () => {
    wake = undefined;
  };
}

/** Connects what draws the toasts and hands it those that waited. Returns the way to disconnect. */
export function connectToaster(listener: Listener<[Toast]>): () => void {
  show = listener;
  for (const toast of waiting.splice(0)) listener(toast);
  return () => {
    show = undefined;
  };
}

/** Nothing that waits is shown any more: a page that starts anew, as every test does. */
export function forgetToasts(): void {
  waiting.length = 0;
}

function send(tone: StatusTone, message: string, options: ToastOptions = {}): void {
  const toast = { tone, message, durationMs: toastDurationMs[tone], ...options };
  if (show) {
    show(toast);
    return;
  }
  waiting.push(toast);
  wake?.();
}
