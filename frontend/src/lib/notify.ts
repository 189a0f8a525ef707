/** Short messages, top right: `notify.success('Remembered')`. Callable from anywhere, also outside React. */
export { notify } from '@twyn/design-system';
