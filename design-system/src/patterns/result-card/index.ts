export { ResultCard, type ResultCardProps } from './result-card';
