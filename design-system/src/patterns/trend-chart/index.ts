export { TrendChart, type TrendChartProps } from './trend-chart';
export { TrendSkeleton } from './trend-skeleton';
export type { TrendPoint } from './trend-point';
