export { StatRow, type StatRowProps } from './stat-row';
