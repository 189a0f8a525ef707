export { AppFrame, type AppFrameProps } from './app-frame';
export type { NavItem } from './nav';
