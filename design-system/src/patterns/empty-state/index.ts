export { EmptyState, type StateProps as EmptyStateProps } from './empty-state';
