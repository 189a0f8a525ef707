export { SelectableRow, type SelectableRowProps } from './selectable-row';
