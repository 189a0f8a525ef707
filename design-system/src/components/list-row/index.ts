export { ListRow, listRowDensities, type ListRowProps } from './list-row';
