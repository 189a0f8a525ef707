export { Toaster } from '@twyn/design-system';
