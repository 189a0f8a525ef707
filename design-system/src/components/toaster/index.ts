export { forgetToasts, notify, toastDurationMs, type ToastAction, type ToastOptions } from './notify';
export { Toaster } from './toaster';
