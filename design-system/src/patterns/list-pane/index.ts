export { ListPane, type ListPaneProps } from './list-pane';
