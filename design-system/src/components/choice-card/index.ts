export { ChoiceCard, type ChoiceCardProps } from './choice-card';
