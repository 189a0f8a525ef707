export { ListDetail, type ListDetailProps } from './list-detail';
