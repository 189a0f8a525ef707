export { SourceChip, type SourceChipProps } from './source-chip';
