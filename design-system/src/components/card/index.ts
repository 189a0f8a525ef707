export { Card, cardPaddings, type CardProps } from './card';
