export { Menu, type MenuProps, type MenuTriggerProps } from './menu';
export { MenuDivider, MenuHeading, MenuItem, type MenuItemProps } from './menu-item';
