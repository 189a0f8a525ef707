export { tabPanelProps, Tabs, type TabItem, type TabPanelProps, type TabsProps } from './tabs';
