export { Menu, MenuItem, type MenuItemProps, type MenuProps, type MenuTriggerProps } from './menu';
