export { Menu, type MenuProps, type MenuTriggerProps } from './menu';
export { MenuDivider, MenuItem, type MenuItemProps } from './menu-item';
